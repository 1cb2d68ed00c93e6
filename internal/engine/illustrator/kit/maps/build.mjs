// Builds the outlines of maps: node internal/engine/illustrator/kit/maps/build.mjs
// From world-atlas (ISC, Natural Earth, public domain) and us-atlas (ISC, U.S. Census Bureau, public domain).
// Writes tables/maps.br: a line per map, code TAB path data in a box 1000 units wide or high.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compress } from '../../../../texts/compress.mjs'

const require = createRequire(import.meta.url)
const { feature } = require('topojson-client')
const read = (file) => JSON.parse(readFileSync(require.resolve(file), 'utf8'))

/** Names of countries in world-atlas that Intl.DisplayNames writes otherwise. */
const otherNames = {
  'United States of America': 'us',
  'Dem. Rep. Congo': 'cd',
  Congo: 'cg',
  'Dominican Rep.': 'do',
  Czechia: 'cz',
  'Central African Rep.': 'cf',
  'Eq. Guinea': 'gq',
  eSwatini: 'sz',
  'Bosnia and Herz.': 'ba',
  Macedonia: 'mk',
  'S. Sudan': 'ss',
  "Côte d'Ivoire": 'ci',
  Turkey: 'tr',
  Myanmar: 'mm',
  'W. Sahara': 'eh',
  'Falkland Is.': 'fk',
  'Solomon Is.': 'sb',
  'Antigua and Barb.': 'ag',
  'St. Kitts and Nevis': 'kn',
  'St. Vin. and Gren.': 'vc',
  'Cook Is.': 'ck',
  'Marshall Is.': 'mh',
  'São Tomé and Principe': 'st',
  'Trinidad and Tobago': 'tt',
  Palestine: 'ps',
  'Hong Kong': 'hk',
  Vatican: 'va',
  'Saint Lucia': 'lc',
  'Cabo Verde': 'cv',
  'Timor-Leste': 'tl',
  Kosovo: 'xk',
  Taiwan: 'tw',
}

/** Codes of states that are no more, for which Intl names their successors. */
const withdrawn = new Set('AN BU CS CT DD DY FQ FX HV JT MI NH NQ NT PC PU PZ RH SU TP VD WK YD YU ZR'.split(' '))

const codes = new Map()
const names = new Intl.DisplayNames('en', { type: 'region' })
for (let a = 65; a <= 90; a++)
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b)
    if (withdrawn.has(code)) continue
    const name = names.of(code)
    if (name !== code && !codes.has(name)) codes.set(name, code.toLowerCase())
  }
const codeOf = (name) => otherNames[name] ?? codes.get(name) ?? codes.get(name.replace(/\bSt\./, 'St.'))

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]
      return sum + x * v - u * y
    }, 0),
  ) / 2
const polygonsOf = (g) => (g.type === 'Polygon' ? [g.coordinates] : g.type === 'MultiPolygon' ? g.coordinates : [])
const middle = (ring) => ring.reduce(([a, b], [x, y]) => [a + x / ring.length, b + y / ring.length], [0, 0])

/** Leaves out specks, and territories that are far from the largest part. */
function mainland(polygons) {
  const sorted = polygons.toSorted((a, b) => area(b[0]) - area(a[0]))
  const largest = area(sorted[0][0])
  const [cx, cy] = middle(sorted[0][0])
  const span = Math.sqrt(largest)
  return sorted.filter((p) => {
    const [x, y] = middle(p[0])
    const near = Math.hypot(x - cx, y - cy) < 3.2 * span + 4
    return area(p[0]) > largest * 0.0006 && (near || area(p[0]) > largest * 0.25)
  })
}

/** Longitudes of countries across the date line go on beyond 180°. */
function unwrapped(polygons) {
  const xs = polygons.flatMap((p) => p[0].map(([x]) => x))
  if (Math.max(...xs) - Math.min(...xs) < 180) return polygons
  return polygons.map((p) => p.map((ring) => (middle(ring)[0] < 0 ? ring.map(([x, y]) => [x + 360, y]) : ring)))
}

/** Equirectangular with the scale of the middle latitude: true shapes for all but the largest countries. */
function projected(polygons) {
  const ys = polygons.flatMap((p) => p[0].map(([, y]) => y))
  const k = Math.cos((((Math.max(...ys) + Math.min(...ys)) / 2) * Math.PI) / 180)
  return polygons.map((p) => p.map((ring) => ring.map(([x, y]) => [x * k, -y])))
}

function pathOf(polygons) {
  const points = polygons.flat(2)
  const xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y)
  const x0 = Math.min(...xs),
    y0 = Math.min(...ys)
  const s = 1000 / Math.max(Math.max(...xs) - x0, Math.max(...ys) - y0)
  const ringPath = (ring) => {
    let last = ''
    const steps = []
    for (const [x, y] of ring) {
      const at = `${Math.round((x - x0) * s)} ${Math.round((y - y0) * s)}`
      if (at !== last) steps.push(at)
      last = at
    }
    return steps.length > 3 ? `M${steps.join('L')}Z` : ''
  }
  return polygons.flat().map(ringPath).join('')
}

const lines = []
const world = read('world-atlas/countries-50m.json')
for (const f of feature(world, world.objects.countries).features) {
  const code = codeOf(f.properties.name)
  const polygons = polygonsOf(f.geometry ?? {})
  if (code && code !== 'us' && polygons.length > 0)
    lines.push(`${code}\t${pathOf(projected(unwrapped(mainland(unwrapped(polygons)))))}`)
}
const coarse = read('world-atlas/countries-110m.json')
const lands = feature(coarse, coarse.objects.countries).features.filter((f) => f.properties.name !== 'Antarctica')
lines.push(
  `world\t${pathOf(lands.flatMap((f) => polygonsOf(f.geometry)).map((p) => p.map((ring) => ring.map(([x, y]) => [x, -y * 1.12]))))}`,
)
const states = read('us-atlas/states-albers-10m.json')
const simple = (polygons) => polygons.filter((p) => area(p[0]) > 2)
for (const f of feature(states, states.objects.states).features) {
  const code = stateCode(f.properties.name)
  if (code) lines.push(`us-${code}\t${pathOf(polygonsOf(f.geometry).filter((p) => area(p[0]) > 0.6))}`)
}
lines.push(`us\t${pathOf(simple(polygonsOf(feature(states, states.objects.nation).features[0].geometry)))}`)

function stateCode(name) {
  return {
    Alabama: 'al',
    Alaska: 'ak',
    Arizona: 'az',
    Arkansas: 'ar',
    California: 'ca',
    Colorado: 'co',
    Connecticut: 'ct',
    Delaware: 'de',
    'District of Columbia': 'dc',
    Florida: 'fl',
    Georgia: 'ga',
    Hawaii: 'hi',
    Idaho: 'id',
    Illinois: 'il',
    Indiana: 'in',
    Iowa: 'ia',
    Kansas: 'ks',
    Kentucky: 'ky',
    Louisiana: 'la',
    Maine: 'me',
    Maryland: 'md',
    Massachusetts: 'ma',
    Michigan: 'mi',
    Minnesota: 'mn',
    Mississippi: 'ms',
    Missouri: 'mo',
    Montana: 'mt',
    Nebraska: 'ne',
    Nevada: 'nv',
    'New Hampshire': 'nh',
    'New Jersey': 'nj',
    'New Mexico': 'nm',
    'New York': 'ny',
    'North Carolina': 'nc',
    'North Dakota': 'nd',
    Ohio: 'oh',
    Oklahoma: 'ok',
    Oregon: 'or',
    Pennsylvania: 'pa',
    'Rhode Island': 'ri',
    'South Carolina': 'sc',
    'South Dakota': 'sd',
    Tennessee: 'tn',
    Texas: 'tx',
    Utah: 'ut',
    Vermont: 'vt',
    Virginia: 'va',
    Washington: 'wa',
    'West Virginia': 'wv',
    Wisconsin: 'wi',
    Wyoming: 'wy',
  }[name]
}

const here = import.meta.dirname
mkdirSync(path.join(here, 'tables'), { recursive: true })
const bytes = compress(`${lines.sort().join('\n')}\n`)
writeFileSync(path.join(here, 'tables', 'maps.br'), bytes)
console.log(`maps: ${lines.length} outlines, ${bytes.length} bytes`)
