import http from 'k6/http'

// Arrivals do not wait for answers: a server that stalls is asked on, as by real visitors.
// Unpacking what the server packed took most of two cores, and was measured as if the server had been slow.
export const options = {
  discardResponseBodies: true,
  scenarios: {
    visitors: {
      executor: 'constant-arrival-rate',
      rate: 500,
      timeUnit: '1s',
      duration: '12s',
      preAllocatedVUs: 50,
      maxVUs: 400,
    },
  },
}

const paths = [
  '/',
  '/gallery',
  '/gallery?sort=popular',
  '/gallery?sort=trending',
  '/gallery/icons',
  '/gallery?tag=fox',
  '/gallery?search=fox',
  '/gallery?page=2',
  `/image/${__ENV.PICTURE}`,
  '/pricing',
  '/help',
]

export function setup() {
  for (const path of paths) http.get(__ENV.BASE + path)
}

export default function () {
  const path = paths[Math.floor(Math.random() * paths.length)]
  http.get(__ENV.BASE + path, { headers: { 'Accept-Encoding': 'gzip, br' } })
}
