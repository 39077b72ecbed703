import { consentMessages as words } from '../words.ts'
import { nameConsent } from '../view.ts'
import type { ConsentProvider } from '../view.ts'

interface ConsentButtonsProps {
  /** Where the buttons are sent: the page leads on to the provider. */
  readonly action: string
  readonly providers: readonly ConsentProvider[]
  /** The account was connected before. */
  readonly isAgain?: boolean
}

/** The buttons that lead to providers which let us in by the consent of their customers. */
export function ConsentButtons({ action, providers, isAgain = false }: ConsentButtonsProps) {
  return (
    <form className="actions" method="post" action={action}>
      {providers.map((provider) => (
        <button className="button" key={provider} name="action" value={`connect-${provider}`}>
          {isAgain ? words.connectAgain(nameConsent(provider)) : words.connect(nameConsent(provider))}
        </button>
      ))}
    </form>
  )
}
