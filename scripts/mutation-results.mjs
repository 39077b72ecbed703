// The state of earlier `npm run mutate` runs: the files judged and their results. Runs on the project's own Node.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './processes.mjs'

const resultsFile = join(projectRoot, 'reports', 'mutation', 'results.json')

/** Lines per part: small enough to test in minutes, large enough to outweigh the first run. */
const partLines = 300

/** The files of a folder to mutate, without tests and shared contracts. */
export function listMutationFiles(folder) {
  return findFiles([`${folder}/**/*.ts`]).filter((file) => !/\.(?:test|contract)\.ts$/.test(file))
}

/** Groups files to parts that are judged in one go. */
export function batchMutationFiles(files) {
  const parts = []
  let lines = Infinity
  for (const file of files) {
    const count = readText(file).split('\n').length
    if (lines + count > partLines) parts.push([])
    lines = (parts.at(-1).length === 0 ? 0 : lines) + count
    parts.at(-1).push(file)
  }
  return parts
}

/** Detects changes of a file and of its tests. */
export function hashFileAndTests(file, tests) {
  const hash = createHash('sha256')
  for (const path of [file, ...findFiles(tests)]) hash.update(path).update(readText(path))
  return hash.digest('hex')
}

/** The results of earlier runs, by file. */
export function readMutationResults() {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}
}

/** Adds the results of a report. */
export function addMutationReport(reportFile, stamps) {
  const results = readMutationResults()
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'))
  for (const [file, stamp] of Object.entries(stamps)) {
    const judged = (files[file]?.mutants ?? []).filter(({ status }) => status !== 'Ignored')
    const lived = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    results[file] = {
      stamp,
      judged: judged.filter(({ status }) => /Killed|Timeout|Survived|NoCoverage/.test(status)).length,
      lived: lived.map(({ location, mutatorName, replacement = '', status }) => ({
        line: location.start.line,
        what: `${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
        isReached: status === 'Survived',
      })),
    }
  }
  mkdirSync(join(projectRoot, 'reports', 'mutation'), { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(results, undefined, 1))
}

/** The result of a folder: its mutants, the survivors, and the files without current results. */
export function scoreMutationFolder(files, tests) {
  const results = readMutationResults()
  const known = files.flatMap((file) => (results[file] ? [{ file, ...results[file] }] : []))
  const judged = known.reduce((sum, one) => sum + one.judged, 0)
  const lived = known.flatMap(({ file, lived: ones }) => ones.map((one) => ({ file, ...one })))
  return {
    judged,
    lived,
    share: judged === 0 ? 1 : (judged - lived.length) / judged,
    stale: files.filter((file) => results[file]?.stamp !== hashFileAndTests(file, tests)),
  }
}

const findFiles = (patterns) => globSync(patterns, { cwd: projectRoot }).sort()
const readText = (path) => readFileSync(join(projectRoot, path), 'utf8')
