export { buildCallKey, buildTestPath } from './paths.ts'
export { createSample, sampleText } from './sample.ts'
