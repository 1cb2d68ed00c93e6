// The single-color glyphs, for logos and for things that no color set has.
import { readFileSync } from 'node:fs'
import { normal } from './text.mjs'

const sets = ['ph', 'mdi', 'pinhead', 'temaki']
// Parts of a name that tell one drawing of a thing from another, not one thing from another.
const dressing = /-(fill|outline|variant|filled|negative|24px|box|circle|square)\b/g
const interface_ = /-(off|plus|minus|check|remove|alert|cog|edit|lock|sync|clock|arrow|multiple|settings|slash|x)\b/

export function readGlyphs() {
  return sets.flatMap((set) => {
    const icons = JSON.parse(readFileSync(`node_modules/@iconify-json/${set}/icons.json`, 'utf8')).icons
    return Object.keys(icons)
      .sort()
      .filter((name) => wanted(set, name))
      .map((name) => ({
        set,
        name,
        label: normal(name.replace(dressing, '')),
        plain: !dressing.test(name) || set === 'ph',
      }))
  })
}

function wanted(set, name) {
  if (set === 'ph') return name.endsWith('-fill') && !/-logo-|^logo-/.test(name)
  return !/^\d/.test(name) && !interface_.test(name) && !/-outline$/.test(name)
}
