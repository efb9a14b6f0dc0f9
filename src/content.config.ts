import { defineCollection } from 'astro:content'
import { sourceLoader } from '#sources/build/loader.ts'

/** Pages read these through `sources/read.ts`. */
export const collections = {
  news: defineCollection({ loader: sourceLoader('news') }),
  dapps: defineCollection({ loader: sourceLoader('dapps') }),
  categories: defineCollection({ loader: sourceLoader('categories') }),
  networks: defineCollection({ loader: sourceLoader('networks') }),
  banners: defineCollection({ loader: sourceLoader('banners') }),
  hot: defineCollection({ loader: sourceLoader('hot') }),
  sections: defineCollection({ loader: sourceLoader('sections') }),
}
