"""What a page may do: nothing but what we sent it, and nothing with what others write."""

import pytest
from web_person import Person

pytestmark = pytest.mark.slow

INLINE = """() => {
    const script = document.createElement('script')
    script.textContent = 'window.bad = "script"'
    document.head.append(script)
    const thing = document.createElement('div')
    thing.innerHTML = '<img src="/none" onerror="window.bad = 1"><a href="javascript:bad=1">x</a>'
    document.body.append(thing)
    thing.querySelector('a').click()
    thing.setAttribute('style', 'position: fixed')
    return new Promise(done => setTimeout(() => {
        try { window.bad = new Function('return "function"')() } catch { }
        done([window.bad ?? null, getComputedStyle(thing).position])
    }, 300))
}"""
BLOCKED = "Content Security Policy|default-src|Failed to load resource"


def test_inline_script_and_style_do_not_run(open_page):
    page = open_page(expects=BLOCKED)
    assert page.evaluate(INLINE) == [None, "static"]


def test_the_policy_is_what_keeps_it_from_running(browser, server):
    """Where the policy is not heeded, the same script does run."""
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto(server.url)
    assert page.evaluate(INLINE) == ["function", "fixed"]
    context.close()


def test_nothing_comes_from_elsewhere(open_page, server):
    page = open_page(expects=BLOCKED)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector("h1")
    Person(page).play("glueckauf")
    assert asked
    assert [url for url in asked if not url.startswith(server.url)] == []
    refused = """async () => {
        const failed = work => work.then(() => false, () => true)
        return [
            await failed(fetch('http://127.0.0.1:9/')),
            await failed(import('http://127.0.0.1:9/x.js')),
            await failed(new Promise((done, fail) => {
                const frame = new Image(); frame.onload = done; frame.onerror = fail
                frame.src = 'http://127.0.0.1:9/x.png' })),
        ]
    }"""
    violations = """() => { window.seen = []; document.addEventListener(
        'securitypolicyviolation', event => window.seen.push(event.effectiveDirective)) }"""
    page.evaluate(violations)
    assert page.evaluate(refused) == [True, True, True]
    seen = page.evaluate("window.seen")
    assert {"connect-src", "img-src"} <= set(seen)
    assert any(one.startswith("script-src") for one in seen)


def test_no_other_page_may_frame_it(open_page, server):
    page = open_page()
    answer = page.request.get(server.url)
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy or answer.headers.get("x-frame-options") == "DENY"
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # which lets no text run
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_others_write_stays_text(open_page):
    """In names, in the chat, in the log."""
    page = open_page()
    evil = "<img src=x onerror=alert(1)>"
    page.get_by_label("Your name").fill(evil)
    Person(page).open_table("gluecksgriff", "me", "open")
    friend = open_page()
    friend.goto(page.url)
    friend.get_by_text(evil).locator("visible=true").first.wait_for()
    page.get_by_label("Say something").fill(f"<b>{evil}</b>")
    page.keyboard.press("Enter")
    friend.get_by_text(f"<b>{evil}</b>").locator("visible=true").first.wait_for()
    assert friend.locator("img[src=x]").count() == 0
