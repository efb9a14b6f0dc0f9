import type common from '../../locales/en/common.json'
import type spec from '../../locales/en/spec.json'

/** The English files give the keys their types. A new room is one line here. */
interface Rooms {
  common: typeof common
  spec: typeof spec
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<K extends string> = K extends `${infer B}_${PluralForm}` ? B : K

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Paths<T[K]>}`
}[keyof T & string]

export type Room = keyof Rooms
export type Key = { [R in Room]: `${R}:${Paths<Rooms[R]>}` }[Room]
