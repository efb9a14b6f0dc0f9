import type { AstroIntegration } from 'astro'

const entry = (name: string) => new URL(`./${name}.ts`, import.meta.url).pathname

/**
 * `client:intent` hydrates at the first sign of intent, or at once where its value names a kept draft;
 * `client:alive` after another island has brought React; `client:rest` when the page is touched or at rest.
 */
export const ownDirectives = (): AstroIntegration => ({
  name: 'own-client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'alive', 'rest']) addClientDirective({ name, entrypoint: entry(name) })
    },
  },
})
