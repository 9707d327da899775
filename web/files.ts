// Which modules share a file. Left alone, the bundler makes a file of every set of modules that something
// loaded later needs as well: some thirty requests before the first picture, a dozen more before a board.
//
//   page     what the page needs at once
//   table    what several games' tables are made of
//   <game>   all that is needed to play a game: games/<game>/table.ts and what it imports

interface Info {
  isEntry: boolean
  importers: readonly string[]
}
type InfoOf = (module: string) => Info | null

const PAGE = "page"
const TABLE = "table"
const OF_GAME = /\/([\w-]+)\/table\.ts$/ // of the modules that are loaded later, only these are called so

/** The beginnings that import it, directly or not: the page's, and those of games. What is loaded later
 * is imported by none. */
function beginningsOf(module: string, infoOf: InfoOf): ReadonlySet<string> {
  const beginnings = new Set<string>()
  const importing = new Set([module]) // grows while it is gone through
  for (const one of importing) {
    const info = infoOf(one)
    if (info?.isEntry) beginnings.add(PAGE)
    else if (info && !info.importers.length && OF_GAME.test(one)) beginnings.add(OF_GAME.exec(one)![1]!)
    for (const importer of info?.importers ?? []) importing.add(importer)
  }
  return beginnings
}

type Build = { getModuleInfo: InfoOf }

const fileOf = (module: string, build: Build): string | null => {
  const beginnings = beginningsOf(module, (one) => build.getModuleInfo(one))
  if (beginnings.has(PAGE)) return PAGE
  if (beginnings.size > 1) return TABLE
  return [...beginnings][0] ?? null
}

const only = (wanted: (file: string) => boolean, priority: number) => ({
  priority,
  name: (module: string, build: Build): string | null => {
    const file = fileOf(module, build)
    return file !== null && wanted(file) ? file : null
  },
})

/** A file takes along what its modules import, unless one before it has taken that. */
export const files = [
  only((file) => file === PAGE, 3),
  only((file) => file === TABLE, 2),
  only(() => true, 1),
]
