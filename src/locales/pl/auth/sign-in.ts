import type * as english from '../../en/auth/sign-in.ts'
import type { Translation } from '../../get-texts.ts'

export const signinMessages: Translation<typeof english.signinMessages> = {
  title: 'Zaloguj się na swoje konto',
  adminTitle: 'Zaloguj się na swoje konto',
  typed: 'Niezapisany tekst wróci po zalogowaniu, oprócz haseł i plików.',
  tab: 'Logowanie',
  adminTab: 'Logowanie administratora',
  adminHint: 'Dla administratorów platformy.',
  submit: 'Zaloguj się',
  busy: 'Logowanie',
  forgot: 'Nie pamiętam hasła',
  noAccount: 'Pierwszy raz w programie Draftdesk?',
  signup: 'Utwórz bezpłatne konto',
  google: 'Kontynuuj z Google',
  or: 'lub',
  required: 'Proszę podać adres e-mail i hasło.',
  emailRequired: 'Proszę podać adres e-mail.',
  passwordRequired: 'Proszę podać hasło.',
  failed: 'Nie udało się zalogować. Proszę spróbować ponownie.',
}

export const codeStepMessages: Translation<typeof english.codeStepMessages> = {
  tab: 'Logowanie dwuetapowe',
  title: 'Logowanie dwuetapowe',
  hints: {
    passkey:
      'Proszę potwierdzić kluczem dostępu: odciskiem palca, twarzą, kodem PIN lub kluczem bezpieczeństwa.',
    code: 'Proszę wpisać 6-cyfrowy kod z aplikacji uwierzytelniającej.',
    recovery: 'Proszę wpisać jeden z zapisanych kodów odzyskiwania. Każdy działa raz.',
  },
  passkey: 'Użyj klucza dostępu',
  passkeyUnused: 'Klucz dostępu nie został użyty. Proszę spróbować ponownie lub użyć kodu.',
  labels: { code: 'Kod z aplikacji', recovery: 'Kod odzyskiwania' },
  required: {
    code: 'Proszę wpisać kod z aplikacji uwierzytelniającej.',
    recovery: 'Proszę wpisać kod odzyskiwania.',
  },
  links: { code: 'Użyj aplikacji uwierzytelniającej', recovery: 'Brak telefonu? Użyj kodu odzyskiwania' },
  submit: 'Dalej',
  busy: 'Logowanie',
  again: 'Wróć do logowania',
}

export const signupMessages: Translation<typeof english.signupMessages> = {
  title: 'Utwórz bezpłatne konto',
  tab: 'Rejestracja',
  submit: 'Utwórz konto',
  busy: 'Tworzenie konta',
  haveAccount: 'Konto już istnieje?',
  login: 'Zaloguj się',
  google: 'Kontynuuj z Google',
  or: 'lub',
  agree: 'Utworzenie konta oznacza zgodę na nasz',
  terms: 'Regulamin',
  and: 'i',
  privacy: 'Politykę prywatności',
  namesRequired: 'Proszę podać imię i nazwisko',
  emailRequired: 'Proszę podać adres e-mail.',
  passwordRule:
    'Hasło musi mieć co najmniej 8 znaków i zawierać wielką literę, małą literę, cyfrę i znak specjalny.',
  passwordsDiffer: 'Hasła nie są takie same',
  failed: 'Coś się nie udało. Proszę spróbować ponownie.',
  invited: 'To zaproszenie do sklepu. Proszę utworzyć konto, aby dołączyć.',
}

export const verifyEmailMessages: Translation<typeof english.verifyEmailMessages> = {
  title: 'Potwierdź adres e-mail',
  sentTo: 'Kod wysłaliśmy na adres',
  sentHint: 'Może to potrwać minutę. Proszę zajrzeć też do folderu ze spamem.',
  unknownHint: 'Proszę wpisać adres podany przy rejestracji i kod, który na niego wysłaliśmy.',
  or: 'lub',
  code: 'Kod weryfikacyjny',
  submit: 'Potwierdź adres',
  busy: 'Sprawdzanie',
  resend: 'Wyślij ponownie',
  resending: 'Wysyłanie',
  codeRequired: 'Proszę wpisać kod weryfikacyjny.',
  noEmail: 'Nie znaleziono adresu e-mail. Proszę zarejestrować się ponownie.',
  signup: 'Zarejestruj się',
  failed: 'Nie udało się potwierdzić adresu e-mail.',
  resendFailed: 'Nie udało się wysłać kodu ponownie.',
  resent: 'Kod weryfikacyjny wysłano ponownie.',
  verifiedTitle: 'Adres e-mail potwierdzony',
  verifiedHint: 'Konto jest gotowe. Proszę się zalogować.',
  choosePassword:
    'Wysłaliśmy link do wyboru hasła. Ten adres zarejestrowano więcej niż raz lub w innej przeglądarce.',
  login: 'Zaloguj się',
  wrongAddress: 'Zły adres?',
}

export const forgotPasswordMessages: Translation<typeof english.forgotPasswordMessages> = {
  title: 'Zmień hasło',
  hint: 'Proszę podać adres e-mail konta. Wyślemy na niego link.',
  submit: 'Wyślij link',
  busy: 'Wysyłanie',
  sentTitle: 'Sprawdź pocztę',
  sentTo: 'Jeśli istnieje konto z tym adresem, wysłaliśmy link na',
  sentHint: 'Może to potrwać minutę. Proszę zajrzeć też do folderu ze spamem.',
  resend: 'Wyślij ponownie',
  back: 'Wróć do logowania',
  emailRequired: 'Proszę podać adres e-mail.',
  failed: 'Podczas wysyłania wystąpił błąd.',
  sent: 'Wysłano link do zmiany hasła.',
}

export const confirmMessages: Translation<typeof english.confirmMessages> = {
  invite: (by, store) => ({
    tab: 'Przyjęcie zaproszenia',
    title: 'Przyjąć to zaproszenie?',
    text: `${by ?? 'Osoba z zespołu'} zaprasza do wspólnej pracy w sklepie${store ? ` ${store}` : ''}.`,
    action: 'Przyjmij zaproszenie',
    away: 'Nie teraz',
  }),
  used: (store) => ({
    tab: 'Przyjęcie zaproszenia',
    title: 'To zaproszenie zostało już wykorzystane',
    text: `Jeśli dołączono już do sklepu ${store}, wystarczy go otworzyć. Jeśli nie, potrzebne jest nowe zaproszenie.`,
    away: 'Dalej',
  }),
  expired: (by, store) => ({
    tab: 'Przyjęcie zaproszenia',
    title: 'To zaproszenie straciło ważność',
    text: `Było to zaproszenie do sklepu ${store}. Nowe może wysłać ${by ?? 'nadawca'}.`,
    away: 'Dalej',
  }),
  gone: {
    tab: 'Logowanie linkiem',
    title: 'Ten link został już użyty',
    text: 'Link do logowania działa raz i tylko przez kilka minut. Proszę się zalogować lub poprosić o nowy link.',
    away: 'Przejdź do logowania',
  },
  link: (name) => ({
    tab: 'Logowanie linkiem',
    title: name ? `Zalogować się jako ${name}?` : 'Zalogować się tym linkiem?',
    text: 'Link do logowania pochodzi z innej witryny. Proszę kontynuować tylko wtedy, gdy to znane konto.',
    action: 'Zaloguj się',
    away: 'Zaloguj się jako inna osoba',
  }),
}
