/** A post that is not taken: its status and the key of its words in locales/<lang>/origin.json. */
export class Refusal extends Error {
  readonly status: number
  readonly words: RefusalWords
  readonly headers: Record<string, string>
  readonly values: Record<string, number | string>

  constructor(
    status: number,
    words: RefusalWords,
    { headers = {}, values = {} }: Partial<Pick<Refusal, 'headers' | 'values'>> = {},
  ) {
    super(`${status} ${words}`)
    this.status = status
    this.words = words
    this.headers = headers
    this.values = values
  }
}

type RefusalWords =
  | 'badBody'
  | 'badKey'
  | 'otherSite'
  | 'notFound'
  | 'method'
  | 'keyReused'
  | 'notCorrectable'
  | 'tooLarge'
  | 'bodyType'
  | 'tooMany'
  | 'broken'
  | 'unavailable'
