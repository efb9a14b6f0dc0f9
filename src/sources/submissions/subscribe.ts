import * as v from 'valibot'
import { email } from './fields.ts'

export const subscription = v.object({ email })
