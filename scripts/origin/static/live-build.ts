import { type Build, readBuild, stampOf, type Where } from './build.ts'

const lookAgainMs = 1_000

/** The build of now: a new one takes over as a whole, without a restart; a broken one leaves the old. */
export async function liveBuild(where: Where, log: (line: string) => void): Promise<() => Build> {
  let build = await readBuild(where)
  let stamp = stampOf(where)
  let looked = Date.now()
  const take = async (newStamp: number) => {
    stamp = newStamp
    try {
      build = await readBuild(where)
      log('a new build took over')
    } catch (error) {
      log(`the new build could not be read, the old one stays: ${(error as Error).message}`)
    }
  }
  return () => {
    if (Date.now() - looked > lookAgainMs) {
      looked = Date.now()
      const newStamp = stampOf(where)
      if (newStamp && newStamp !== stamp) void take(newStamp)
    }
    return build
  }
}
