import http from 'k6/http'

export const options = {
  scenarios: {
    administrator: {
      executor: 'constant-arrival-rate',
      rate: 50,
      timeUnit: '1s',
      duration: '10s',
      preAllocatedVUs: 20,
      maxVUs: 100,
    },
  },
}

// Narrow ones, broad ones, short ones, plans, nobody; every column in both directions; a page far down.
const queries = [
  '',
  '?search=mira0',
  '?search=studio.example&sort=created&dir=desc',
  '?search=pro&sort=username',
  '?search=free&sort=credits&dir=desc',
  '?search=mi&sort=email',
  '?search=00ff',
  '?search=nobody-has-this-name',
  '?sort=credits&dir=desc',
  '?sort=subscription&dir=desc',
  '?sort=username&dir=desc',
  '?sort=email&skip=90000',
  '?search=ravi&sort=subscription',
]

const headers = { Authorization: `Bearer ${__ENV.TOKEN}`, 'Accept-Encoding': 'gzip, br' }
const ask = (query) => http.get(`${__ENV.BASE}/api/v1/admin/users${query}`, { headers })

export function setup() {
  for (const query of queries) ask(query)
}

export default function () {
  ask(queries[Math.floor(Math.random() * queries.length)])
}
