import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { issuerPort } from './ports'

export const clientID = 'e2e.apps.example'
const url = `http://127.0.0.1:${issuerPort}`

export interface GooglePerson {
  sub: string
  email: string
  name: string
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A stand-in for Google that signs one person in without asking. */
export async function startIssuer(person: GooglePerson): Promise<Server> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { nonce: string; challenge: string }>()

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: url,
      aud: clientID,
      azp: clientID,
      iat: now,
      exp: now + 3600,
      nonce,
      email_verified: true,
      ...person,
    }
    const body = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode(claims)}`
    return `${body}.${sign('sha256', Buffer.from(body), keys.privateKey).toString('base64url')}`
  }
  const answer = (res: ServerResponse, value: object) =>
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

  const server = createServer(async (req, res) => {
    const at = new URL(req.url ?? '/', url)
    if (at.pathname === '/.well-known/openid-configuration')
      return answer(res, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/certs`,
      })
    if (at.pathname === '/certs')
      return answer(res, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
      })
    if (at.pathname === '/authorize') {
      const code = randomUUID()
      const asked = (name: string) => at.searchParams.get(name) ?? ''
      codes.set(code, { nonce: asked('nonce'), challenge: asked('code_challenge') })
      const back = `${asked('redirect_uri')}?${new URLSearchParams({ state: asked('state'), code })}`
      return res.writeHead(302, { Location: back }).end()
    }
    let body = ''
    for await (const chunk of req) body += chunk
    const form = new URLSearchParams(body)
    const granted = codes.get(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!granted || granted.challenge !== proof) return res.writeHead(400).end('{"error":"invalid_grant"}')
    return answer(res, { access_token: 'x', token_type: 'Bearer', expires_in: 3599, id_token: idToken(granted.nonce) })
  })
  await new Promise<void>((ready) => server.listen(issuerPort, '127.0.0.1', ready))
  return server
}
