export { keyOf, pathOf } from './paths.ts'
export { sampleOf, sampleText } from './sample.ts'
