import * as v from 'valibot'
import { id, image, lang, lenient, lenientList, text } from './pieces.ts'
import { time } from './time.ts'

const longestBody = 1_000_000

export const news = v.pipe(
  v.object({
    id,
    title: text(300),
    create_time: time,
    update_time: lenient(time),
    summary: lenient(text(1_000)),
    image_url: lenient(image),
    tags: lenientList(text(40), 20),
    lang: lenient(lang),
    content: lenient(v.pipe(v.string(), v.maxLength(longestBody, 'too long'))),
  }),
  v.transform(row => ({
    id: row.id,
    title: row.title,
    /** `YYYY-MM-DD HH:mm:ss` */
    createTime: row.create_time,
    updateTime: row.update_time,
    /** the calendar day that groups the list, YYYY-MM-DD */
    day: row.create_time.slice(0, 10),
    /** MM-DD */
    days: row.create_time.slice(5, 10),
    /** HH:mm */
    times: row.create_time.slice(11, 16),
    summary: row.summary,
    imageUrl: row.image_url,
    tags: [...new Set(row.tags)],
    lang: row.lang,
    /** HTML of the host: untrusted until it has been sanitised */
    content: row.content,
  })),
)

export type NewsRow = v.InferOutput<typeof news>
