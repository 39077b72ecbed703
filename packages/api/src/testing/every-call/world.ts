import { createSteps } from './steps.ts'
import { useStage } from './stage.ts'

/** The test servers, and the steps that prepare calls. */
export const useWorld = () => {
  const stage = useStage()
  return Object.assign(stage, { steps: createSteps(stage) })
}

export type TestWorld = ReturnType<typeof useWorld>
