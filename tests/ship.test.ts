import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { workerEnvironment, workerOptions } from '../packages/api/src/testing/process.ts'
import { root } from './sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
/** Files that a build makes. */
const isBuilt = (path: string) => path.startsWith('dist/')

interface Stage {
  readonly image: string
  readonly name: string
  readonly steps: { readonly word: string; readonly rest: string }[]
}

/** The stages of the Dockerfile with their instructions, continued lines joined. */
function readStages(): Stage[] {
  const lines = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [image = '', , name = ''] = rest.split(' ')
      stages.push({ image, name, steps: [] })
    } else {
      expect(word, line).not.toBe('')
      stages.at(-1)?.steps.push({ word, rest })
    }
  }
  return stages
}

describe('the Dockerfile', () => {
  const stages = readStages()
  const all = stages.flatMap(({ steps }) => steps)
  const last = stages.at(-1)?.steps ?? []
  const find = (word: string) => last.filter((step) => step.word === word).map(({ rest }) => rest)

  test('copies only what there is', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean)
    for (const { word, rest } of all) {
      if (word !== 'COPY') continue
      const [, stage] = /^--from=(\S+) /.exec(rest) ?? []
      if (stage !== undefined) {
        expect(stages.slice(0, -1).map(({ name }) => name)).toContain(stage)
        continue
      }
      for (const source of rest.split(' ').slice(0, -1)) {
        expect(existsSync(join(root, source)), source).toBe(true)
        expect(ignored).not.toContain(source)
      }
    }
  })

  test('installs from the manifest of every package', () => {
    const copied = all.map(({ rest }) => rest).join('\n')
    const names = readdirSync(join(root, 'packages')).filter((name) =>
      existsSync(join(root, 'packages', name, 'package.json')),
    )
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(copied).toContain(`packages/${name}/package.json`)
  })

  test('builds and runs on the Node of the project', () => {
    for (const { image } of stages) expect(image).toBe(`node:${manifest.devDependencies.node}-bookworm-slim`)
  })

  test('runs as a user who is not root, with a health check and nothing of the build', () => {
    expect(find('USER')).toEqual(['node'])
    const user = last.findIndex(({ word }) => word === 'USER')
    expect(last.slice(user).filter(({ word }) => word === 'RUN' || word === 'COPY')).toEqual([])
    expect(find('HEALTHCHECK')).toHaveLength(1)
    expect(find('COPY')).toEqual(['--from=build /ship ./'])
    expect(all.filter(({ word }) => word === 'ADD')).toEqual([])
  })
})

interface Service {
  readonly command?: readonly string[]
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: Readonly<Record<string, unknown>>
  readonly restart?: string
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>
    volumes: Readonly<Record<string, null>>
  }
  const ours = ['site', 'api', 'worker'].map((name) => services[name])
  const documents = read('README.md') + read('docs/operations.md')

  test('runs site, API, worker, PostgreSQL and Redis, which start again by themselves', () => {
    expect(Object.keys(services).sort()).toEqual(['api', 'postgres', 'redis', 'site', 'worker'])
    for (const service of Object.values(services)) {
      expect(service.restart).toBe('unless-stopped')
      for (const name of service.depends_on ?? []) expect(services).toHaveProperty(name)
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
    }
  })

  test('gives our processes a read-only root, no capabilities, and a program that there is', () => {
    for (const service of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      const [program, ...parameters] = service?.command ?? []
      const file = parameters.find((parameter) => !parameter.startsWith('--')) ?? ''
      expect(program).toBe('node')
      expect(isBuilt(file) || existsSync(join(root, file)), file).toBe(true)
    }
  })

  test('sets only settings that are documented, and names every secret from outside', () => {
    for (const service of ours)
      for (const name of Object.keys(service?.environment ?? {}))
        expect(documents, name).toContain(`\`${name}\``)
    const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    for (const name of variables) expect(documents, name).toContain(`\`${name}\``)
    for (const name of ['SESSION_SECRET', 'API_SECRET', 'DATABASE_PASSWORD'])
      expect(read('compose.yaml')).toContain(`\${${name}:?`)
  })
})

describe('the units of systemd', () => {
  const directory = 'operations/systemd'
  test.each(readdirSync(join(root, directory)))(
    '%s starts until what it needs is there, not as root',
    (name) => {
      const lines = read(join(directory, name)).split('\n')
      const [unit, service] = [lines.indexOf('[Unit]'), lines.indexOf('[Service]')]
      expect(lines.slice(unit, service)).toContain('StartLimitIntervalSec=0')
      const inService = lines.slice(service)
      expect(inService).toEqual(
        expect.arrayContaining(['Restart=always', 'User=draftdesk', 'ProtectSystem=strict']),
      )
      const [, file = ''] = /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)/m.exec(inService.join('\n')) ?? []
      expect(isBuilt(file) || existsSync(join(root, file)), file).toBe(true)
    },
  )
})

test('compose.yaml and systemd start a worker with the memory options that were measured', () => {
  const unit = read('operations/systemd/draftdesk-worker.service')
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>
  }
  const { command, environment } = services['worker'] ?? {}
  expect(unit).toContain(`node ${workerOptions.join(' ')} packages/api/src/main.ts work`)
  expect(command).toEqual(['node', ...workerOptions, 'packages/api/src/main.ts', 'work'])
  expect(environment).toMatchObject(workerEnvironment)
  for (const [name, value] of Object.entries(workerEnvironment))
    expect(unit).toContain(`Environment=${name}=${value}`)
})
