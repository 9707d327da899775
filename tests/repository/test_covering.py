"""What `make test` takes of many combinations meets every pair; the campaign takes all of them."""

from itertools import combinations, product

import pytest

from covering import covering

MOMENTS, LANGUAGES, SIZES, LIGHTS = range(8), ("en", "de", "pl", "ru"), range(8), (True, False)


@pytest.mark.parametrize(
    "lists", [(MOMENTS, LANGUAGES, SIZES), (MOMENTS, LANGUAGES, SIZES, LIGHTS), ((1, 1), LIGHTS)]
)
def test_every_pair_is_met_by_as_few_as_can_be(lists):
    chosen = covering(*lists, all_of_them=False)
    for one, other in combinations(range(len(lists)), 2):
        assert {(row[one], row[other]) for row in chosen} == {*product(lists[one], lists[other])}
    assert len(chosen) <= 1.2 * max(len(one) * len(other) for one, other in combinations(lists, 2))
    assert chosen == covering(*lists, all_of_them=False)


def test_the_campaign_tries_them_all():
    assert covering(LANGUAGES, LIGHTS, SIZES, all_of_them=True) == [
        *product(LANGUAGES, LIGHTS, SIZES)
    ]
