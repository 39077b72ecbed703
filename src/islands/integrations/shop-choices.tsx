import { useState } from 'react'
import { shopMessages as words } from './words.ts'
import { chooseShop } from './actions.ts'
import type { ShopChoice } from './view.ts'
import { useBusy } from '../../ui/busy.ts'
import { Notice } from '../../ui/notice.tsx'

interface ShopChoicesProps {
  readonly action: string
  readonly choice: ShopChoice | undefined
  readonly onChoice: (choice: ShopChoice) => void
}

const choices = ['elsewhere', 'later'] as const

/** Offers the alternatives to linking a shop, and shows the current one. */
export function ShopChoices({ action, choice, onChoice }: ShopChoicesProps) {
  const [isBusy, run] = useBusy()
  const [problem, setProblem] = useState<string>()
  const choose = async (chosen: ShopChoice): Promise<void> => {
    const failure = await chooseShop(chosen)
    setProblem(failure)
    if (failure === undefined) onChoice(chosen)
  }
  return (
    <div className="shop-choices" aria-busy={isBusy}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="muted">{choice ? words.chosen[choice] : words.choiceHint}</p>
      <div className="actions">
        {choices
          .filter((other) => other !== choice)
          .map((other) => (
            <form
              key={other}
              method="post"
              action={action}
              onSubmit={(event) => run(event, () => choose(other))}
            >
              <button className="button quiet" name="action" value={`choose-${other}`}>
                {words.choices[other]}
              </button>
            </form>
          ))}
      </div>
    </div>
  )
}
