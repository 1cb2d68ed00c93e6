// Sonner adds its style sheet to the page as a <style> element, which our Content-Security-Policy forbids. The same style
// sheet comes with the island's own, so the call is taken out; a release of sonner without it must be looked at by a person.
import { readFile } from 'node:fs/promises'

const injection = /^__insertCSS\(".*"\);?$/m

export const externalStyles = {
  name: 'external-styles',
  setup(build) {
    build.onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!injection.test(source)) return { errors: [{ text: 'sonner no longer injects its styles as expected' }] }
      return { contents: source.replace(injection, ''), loader: 'js' }
    })
  },
}
