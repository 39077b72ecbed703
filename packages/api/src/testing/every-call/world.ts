import { createSteps } from './steps.ts'
import { useStage } from './stage.ts'

/** A stage, and the steps that calls are preceded by. */
export const useWorld = () => {
  const stage = useStage()
  return Object.assign(stage, { steps: createSteps(stage) })
}

export type World = ReturnType<typeof useWorld>
