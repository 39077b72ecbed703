import type { SentenceTranslations } from './sentence-translations.ts'

export const pl: SentenceTranslations = {
  'You can only change your own account.': 'Można zmieniać tylko własne konto.',
  'This account has no password yet. Please set one with “Forgot password?”.':
    'To konto nie ma jeszcze hasła. Proszę je ustawić za pomocą „Nie pamiętam hasła”.',
  'The current password is wrong.': 'Obecne hasło jest nieprawidłowe.',
  'Password updated successfully!': 'Hasło zostało zmienione.',
  'This file is not a supported picture. Please use png, jpeg or webp.':
    'Ten plik nie jest obsługiwanym obrazem. Proszę użyć formatu png, jpeg lub webp.',
  'The picture is too large. It can be up to {count} pixels wide and high.':
    'Obraz jest za duży. Może mieć szerokość i wysokość do {count} pikseli.',
  'This picture is damaged. Please save it again and upload it.':
    'Ten obraz jest uszkodzony. Proszę zapisać go ponownie i przesłać.',
  'This language is not supported.': 'Ten język nie jest obsługiwany.',
  'Language updated to {language} successfully': 'Ustawiony język: {language}.',
  'Your name is saved.': 'Zapisano imię i nazwisko.',
  'Please choose a day within two years.': 'Proszę wybrać dzień w ciągu najbliższych dwóch lat.',
  'Please choose a last day in the future that is not before the first.':
    'Proszę wybrać ostatni dzień w przyszłości, nie wcześniejszy niż pierwszy.',
  'The account of a super administrator cannot be deleted here.':
    'Konta superadministratora nie można tutaj usunąć.',
  'This is not the address of your account.': 'To nie jest adres tego konta.',
  'The password is wrong.': 'Hasło jest nieprawidłowe.',
  'You are the only owner of {text}. Delete the store, or make another member an owner first.':
    'To konto jest jedynym właścicielem: {text}. Proszę usunąć sklep lub najpierw wyznaczyć innego członka zespołu na właściciela.',
  'The account is being deleted. This can no longer be undone.':
    'Konto jest usuwane. Nie można już tego cofnąć.',
  'This browser offers no push notifications that can be used.':
    'Ta przeglądarka nie oferuje powiadomień push, których można użyć.',
  'This browser gets no push notifications any more.': 'Ta przeglądarka nie otrzymuje już powiadomień push.',
  'This browser gets no push notifications.': 'Ta przeglądarka nie otrzymuje powiadomień push.',
  'If this address has an account, a link to reset the password is on its way.':
    'Jeśli ten adres ma konto, link do zresetowania hasła jest już w drodze.',
  'This link is not valid, was used before or has expired. Please ask for a new one.':
    'Ten link jest nieprawidłowy, został już użyty lub wygasł. Proszę poprosić o nowy.',
  'Many people use this password, so it is easy to guess. Please choose another one.':
    'Wiele osób używa tego hasła, więc łatwo je odgadnąć. Proszę wybrać inne.',
  'This store is suspended. Please contact the support of this service.':
    'Ten sklep jest zawieszony. Proszę skontaktować się z pomocą techniczną tej usługi.',
  'You do not have access to this store.': 'Brak dostępu do tego sklepu.',
  'Token has expired': 'Sesja wygasła.',
  'The email address or the password is wrong.': 'Adres e-mail lub hasło są nieprawidłowe.',
  'This sign-in took too long or had too many wrong codes. Please log in again.':
    'Logowanie trwało zbyt długo lub podano zbyt wiele błędnych kodów. Proszę zalogować się ponownie.',
  'This account is locked. Please contact the support of this service.':
    'To konto jest zablokowane. Proszę skontaktować się z pomocą techniczną tej usługi.',
  'You are signed out.': 'Wylogowano.',
  'This sign-in is ended.': 'Ta sesja została zakończona.',
  'This sign-in has ended already.': 'Ta sesja była już zakończona.',
  'Every other sign-in is ended.': 'Wszystkie inne sesje zostały zakończone.',
  'The email address of this account is not verified.': 'Adres e-mail tego konta nie jest potwierdzony.',
  'Google sign-in is not set up on this server.':
    'Logowanie przez Google nie jest skonfigurowane na tym serwerze.',
  'Google cannot be reached right now. Please try again.':
    'Google jest teraz nieosiągalne. Proszę spróbować ponownie.',
  'The Google sign-in could not be completed. Please try again.':
    'Nie udało się dokończyć logowania przez Google. Proszę spróbować ponownie.',
  'Single sign-on is not set up on this server.':
    'Logowanie jednokrotne nie jest skonfigurowane na tym serwerze.',
  'Single sign-on cannot be reached right now. Please try again.':
    'Logowanie jednokrotne jest teraz nieosiągalne. Proszę spróbować ponownie.',
  'The single sign-on token is not valid or was already used.':
    'Token logowania jednokrotnego jest nieprawidłowy lub został już użyty.',
  'We have sent a verification code to your email address.':
    'Wysłaliśmy kod weryfikacyjny na podany adres e-mail.',
  'The verification code is wrong or has expired.': 'Kod weryfikacyjny jest nieprawidłowy lub wygasł.',
  'Email verified successfully!': 'Adres e-mail został potwierdzony.',
  'Email verified successfully! We have sent you a link to choose your password.':
    'Adres e-mail został potwierdzony. Wysłaliśmy link do wyboru hasła.',
  'If this address waits for verification, a new code is on its way.':
    'Jeśli ten adres czeka na potwierdzenie, nowy kod jest już w drodze.',
  'Please confirm first that it is you.': 'Najpierw proszę potwierdzić tożsamość.',
  'Thank you. It is you.': 'Dziękujemy. Tożsamość jest potwierdzona.',
  'Please confirm with your password or a code of your authenticator app.':
    'Proszę potwierdzić hasłem lub kodem z aplikacji uwierzytelniającej.',
  'A code is on its way to your email address.': 'Kod jest w drodze na adres e-mail.',
  'Please enter your password or the code.': 'Proszę wpisać hasło lub kod.',
  'This code is wrong or was used before. Please enter another one.':
    'Ten kod jest nieprawidłowy lub został już użyty. Proszę podać inny.',
  'Two-step sign-in is off. Please load the page again.':
    'Logowanie dwuetapowe jest wyłączone. Proszę odświeżyć stronę.',
  'Two-step sign-in is on already. Please load the page again.':
    'Logowanie dwuetapowe jest już włączone. Proszę odświeżyć stronę.',
  'This set-up took too long. Please begin it again.':
    'Konfiguracja trwała zbyt długo. Proszę zacząć od nowa.',
  'Two-step sign-in is off.': 'Logowanie dwuetapowe jest wyłączone.',
  'This person does not exist.': 'Ta osoba nie istnieje.',
  'This page of the list does not exist.': 'Ta strona listy nie istnieje.',
  'You cannot lock your own account.': 'Nie można zablokować własnego konta.',
  'This person is locked and signed out.': 'Ta osoba została zablokowana i wylogowana.',
  'This person is locked already.': 'Ta osoba jest już zablokowana.',
  'This person can sign in again.': 'Ta osoba może się znów zalogować.',
  'This person is not locked.': 'Ta osoba nie jest zablokowana.',
  '{count} sign-ins ended.': {
    one: 'Zakończono {count} sesję.',
    few: 'Zakończono {count} sesje.',
    many: 'Zakończono {count} sesji.',
    other: 'Zakończono {count} sesji.',
  },
  'A new code is on its way.': 'Nowy kod jest już w drodze.',
  'This address is verified already.': 'Ten adres jest już potwierdzony.',
  'Two-step sign-in is off, and every sign-in ended.':
    'Logowanie dwuetapowe jest wyłączone, a wszystkie sesje zostały zakończone.',
  'You can have at most {count} passkeys. Please remove one first.':
    'Można mieć najwyżej {count} kluczy dostępu. Proszę najpierw usunąć jeden.',
  'This passkey was removed already.': 'Ten klucz dostępu został już usunięty.',
  'You have no passkey. Please use a code.': 'Nie ma klucza dostępu. Proszę użyć kodu.',
  'This passkey was not accepted. Please try again.':
    'Ten klucz dostępu nie został przyjęty. Proszę spróbować ponownie.',
  'The passkey is renamed.': 'Zmieniono nazwę klucza dostępu.',
  'The passkey is removed.': 'Klucz dostępu usunięto.',
  'Please enter a name for the passkey.': 'Proszę podać nazwę klucza dostępu.',
  'Another super administrator has to change this for you.': 'Może to zmienić tylko inny superadministrator.',
  'This person is locked, has not verified their address, or is deleting their account.':
    'Ta osoba jest zablokowana, nie potwierdziła adresu lub usuwa swoje konto.',
  'This person is the only owner of a store. Make another member an owner there first.':
    'Ta osoba jest jedynym właścicielem sklepu. Proszę najpierw nadać tę rolę innemu członkowi.',
  'This person is the last super administrator.': 'To ostatni superadministrator.',
  'This person is a super administrator.': 'Ta osoba ma uprawnienia superadministratora.',
  'This person is no longer a super administrator.': 'Ta osoba nie ma już uprawnień superadministratora.',
  'This person is a super administrator already.': 'Ta osoba już ma uprawnienia superadministratora.',
  'This person is not a super administrator.': 'Ta osoba nie ma uprawnień superadministratora.',
  'This store does not exist.': 'Ten sklep nie istnieje.',
  'The job will run again.': 'Zadanie zostanie wykonane ponownie.',
  'This job is done or already running.': 'To zadanie jest już wykonane lub w toku.',
  'The store is suspended.': 'Sklep został zawieszony.',
  'The store is open again.': 'Sklep jest znów otwarty.',
  'This store is suspended already.': 'Ten sklep jest już zawieszony.',
  'This store is not suspended.': 'Ten sklep nie jest zawieszony.',
  'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.':
    'Ten adres należy do sklepu: to konto e-mail, adres odpowiedzi lub członek zespołu. Nie można go wymazać.',
  'The customer is erased.': 'Dane klienta zostały wymazane.',
  'The request is done.': 'Prośba została załatwiona.',
  'This request does not exist.': 'Ta prośba nie istnieje.',
  'A note can have up to 20 files with 20 MB in total.':
    'Notatka może mieć do 20 plików o łącznym rozmiarze 20 MB.',
  'This conversation has no room for more notes.': 'W tej rozmowie nie ma miejsca na więcej notatek.',
  'This note does not exist any more.': 'Ta notatka już nie istnieje.',
  'Only the author of a note can change it.': 'Notatkę może zmienić tylko jej autor.',
  'A note can be deleted for {count} minutes. Please edit it instead.': {
    one: 'Notatkę można usunąć przez {count} minutę. Proszę ją zamiast tego edytować.',
    few: 'Notatkę można usunąć przez {count} minuty. Proszę ją zamiast tego edytować.',
    many: 'Notatkę można usunąć przez {count} minut. Proszę ją zamiast tego edytować.',
    other: 'Notatkę można usunąć przez {count} minuty. Proszę ją zamiast tego edytować.',
  },
  'This conversation does not exist.': 'Ta rozmowa nie istnieje.',
  'The note is deleted.': 'Notatka została usunięta.',
  'This saved filter does not exist any more.': 'Ten zapisany filtr już nie istnieje.',
  'There is no room for another filter. Delete one first.':
    'Nie ma miejsca na kolejny filtr. Proszę najpierw usunąć inny.',
  'The filter is deleted.': 'Filtr został usunięty.',
  'This tag does not exist any more.': 'Ta etykieta już nie istnieje.',
  'Another tag has this name. Merge the two instead.':
    'Inna etykieta ma tę nazwę. Proszę zamiast tego połączyć obie.',
  'A store has at most {count} tags.': 'Limit etykiet w sklepie: {count}.',
  'The tag is deleted.': 'Etykieta została usunięta.',
  'Your colleagues can see this.': 'Zespół może to zobaczyć.',
  'Please choose a time in the future, within two years.':
    'Proszę wybrać czas w przyszłości, w ciągu dwóch lat.',
  'This person does not answer emails in this store.': 'Ta osoba nie odpowiada na wiadomości w tym sklepie.',
  'A conversation has at most {count} tags.': 'Limit etykiet rozmowy: {count}.',
  'Please choose a person.': 'Proszę wybrać osobę.',
  'Please choose a time.': 'Proszę wybrać czas.',
  'Please choose a tag.': 'Proszę wybrać etykietę.',
  'A conversation can only be split after its first email.':
    'Rozmowę można podzielić dopiero po jej pierwszej wiadomości.',
  'This email has only text.': 'Ta wiadomość zawiera tylko tekst.',
  'This email does not exist.': 'Ta wiadomość nie istnieje.',
  'No email account is linked.': 'Nie połączono żadnego konta e-mail.',
  'Please enter the servers of your email provider.': 'Proszę podać serwery dostawcy poczty.',
  'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.':
    'Bez szyfrowania hasło mogłoby zostać odczytane po drodze. Proszę wybrać TLS lub STARTTLS.',
  'Please enter the password.': 'Proszę podać hasło.',
  'Please enter the password again, since the account or a server changed.':
    'Proszę podać hasło ponownie, ponieważ zmieniło się konto lub serwer.',
  'Only an owner can delete the emails of the store.': 'Tylko właściciel może usunąć wiadomości sklepu.',
  'The email account is disconnected.': 'Konto e-mail zostało odłączone.',
  'The emails of the account before are still being deleted. Please try again in a few minutes.':
    'Wiadomości poprzedniego konta są jeszcze usuwane. Proszę spróbować ponownie za kilka minut.',
  'Syncing of this email account is paused. Please resume it first.':
    'Synchronizacja tego konta e-mail jest wstrzymana. Proszę ją najpierw wznowić.',
  'This server is not known to {text}: please use a password.':
    '{text} nie zna tego serwera: proszę użyć hasła.',
  '{text} cannot be reached right now. Please try again.':
    'Nie można teraz połączyć się z {text}. Proszę spróbować ponownie.',
  'A colleague changed this in the meantime. Please connect the email account again.':
    'Ktoś z zespołu w międzyczasie to zmienił. Proszę ponownie połączyć konto e-mail.',
  'No shop is linked.': 'Nie połączono żadnego sklepu internetowego.',
  'Please enter the address of your shop that ends in .myshopify.com.':
    'Proszę podać adres sklepu internetowego kończący się na .myshopify.com.',
  'Please enter the client ID of your app.': 'Proszę podać identyfikator klienta aplikacji.',
  'Please enter the secret of your app.': 'Proszę podać klucz tajny aplikacji.',
  'Please enter the address of your shop, such as shop.example.':
    'Proszę podać adres sklepu internetowego, na przykład shop.example.',
  'Please enter the consumer key.': 'Proszę podać klucz klienta (consumer key).',
  'Please enter the consumer secret.': 'Proszę podać tajny klucz klienta (consumer secret).',
  'Please enter the client ID of your app, or an access token.':
    'Proszę podać identyfikator klienta aplikacji lub token dostępu.',
  'Please enter the access token.': 'Proszę podać token dostępu.',
  'This server has no app at Shopify: use the client ID and secret of your own app.':
    'Ten serwer nie ma aplikacji w Shopify: proszę użyć identyfikatora klienta i klucza tajnego własnej aplikacji.',
  'This server has no HTTPS address: use a consumer key and secret of your shop.':
    'Ten serwer nie ma adresu HTTPS: proszę użyć klucza klienta i tajnego klucza sklepu internetowego.',
  'This connection attempt has expired. Please connect the shop again.':
    'Ta próba połączenia wygasła. Proszę ponownie połączyć sklep internetowy.',
  'A colleague changed this in the meantime. Please connect the shop again.':
    'Ktoś z zespołu w międzyczasie to zmienił. Proszę ponownie połączyć sklep internetowy.',
  'The shop is disconnected.': 'Sklep internetowy został odłączony.',
  'This proposal does not exist any more.': 'Ta propozycja już nie istnieje.',
  'The proposal is dismissed.': 'Propozycja została odrzucona.',
  'The proposal is back.': 'Propozycja została przywrócona.',
  'This example does not exist any more.': 'Ten przykład już nie istnieje.',
  'A tag does not exist any more. Please choose again.':
    'Jedna z etykiet już nie istnieje. Proszę wybrać ponownie.',
  'Drafts are written for the whole store and use no personal example.':
    'Szkice są pisane dla całego sklepu i nie korzystają z przykładów osobistych.',
  'Drafts need the customer’s message that this reply answers. Please enter it.':
    'Szkice wymagają wiadomości klienta, na którą odpowiada ta odpowiedź. Proszę ją podać.',
  'The example is deleted.': 'Przykład został usunięty.',
  'A saved reply can have up to 20 files with 20 MB in total.':
    'Zapisana odpowiedź może mieć do 20 plików o łącznym rozmiarze 20 MB.',
  'This question does not exist any more.': 'To pytanie już nie istnieje.',
  'This document does not exist any more.': 'Ten dokument już nie istnieje.',
  'The question is removed.': 'Pytanie zostało usunięte.',
  'The text of this document is still being extracted. Please wait a moment.':
    'Tekst tego dokumentu jest jeszcze odczytywany. Proszę chwilę poczekać.',
  'The document is deleted.': 'Dokument został usunięty.',
  'The files of replies and notes can have at most 2 GB in a store. Please remove some first.':
    'Pliki odpowiedzi i notatek w sklepie mogą mieć łącznie najwyżej 2 GB. Proszę najpierw usunąć niektóre z nich.',
  'The files of saved replies can have at most 200 MB in a store. Please remove some first.':
    'Pliki zapisanych odpowiedzi w sklepie mogą mieć łącznie najwyżej 200 MB. Proszę najpierw usunąć niektóre z nich.',
  'A store can have at most {count} documents. Please delete some first.':
    'Limit dokumentów w sklepie: {count}. Proszę najpierw usunąć niektóre z nich.',
  'The documents of a store can hold at most {count} characters together. Please delete or shorten some first.':
    'Limit znaków we wszystkich dokumentach sklepu: {count}. Proszę najpierw usunąć lub skrócić niektóre z nich.',
  '{count} files of this store are waiting to be read. Please upload more when they are done.':
    'Pliki tego sklepu czekające na odczytanie: {count}. Proszę przesłać kolejne, gdy będą gotowe.',
  'A store can have at most {count} examples. Please delete some first.':
    'Limit przykładów w sklepie: {count}. Proszę najpierw usunąć niektóre z nich.',
  'This kind of file cannot be read. Please use pdf, docx, txt, md or html.':
    'Tego rodzaju pliku nie można odczytać. Proszę użyć formatu pdf, docx, txt, md lub html.',
  'The question is taken off the list.': 'Pytanie zostało zdjęte z listy.',
  'The question is back.': 'Pytanie zostało przywrócone.',
  'This draft does not exist any more.': 'Ten szkic już nie istnieje.',
  'This saved reply does not exist any more.': 'Ta zapisana odpowiedź już nie istnieje.',
  'This conversation has no email from a customer to answer.':
    'W tej rozmowie nie ma wiadomości od klienta, na którą można odpowiedzieć.',
  'Thank you for the feedback.': 'Dziękujemy za opinię.',
  'A reply can have up to 20 files with 20 MB in total.':
    'Odpowiedź może mieć do 20 plików o łącznym rozmiarze 20 MB.',
  'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.':
    'To wiadomość automatyczna, a odpowiedź mogłaby wywołać pętlę wiadomości. Jeśli napisał ją człowiek, proszę najpierw oznaczyć nadawcę jako klienta.',
  'This email does not exist any more.': 'Ta wiadomość już nie istnieje.',
  'This forward does not exist any more.': 'Ta przekazana wiadomość już nie istnieje.',
  'Please choose from the files of this email.': 'Proszę wybrać spośród plików tej wiadomości.',
  'The email to forward does not exist any more.': 'Wiadomość do przekazania już nie istnieje.',
  'The email is no longer in the mailbox. Its text can still be quoted.':
    'Wiadomości nie ma już w skrzynce. Jej tekst można nadal zacytować.',
  'This file is too large to be sent.': 'Ten plik jest za duży, aby go wysłać.',
  'The mailbox cannot be asked for this file right now. Please try again.':
    'Nie można teraz pobrać tego pliku ze skrzynki. Proszę spróbować ponownie.',
  'Several files are being fetched already. Please try again in a moment.':
    'Kilka plików jest już pobieranych. Proszę spróbować ponownie za chwilę.',
  'Please link the email account that receives customer mail first.':
    'Proszę najpierw połączyć konto e-mail, które odbiera wiadomości od klientów.',
  'Please choose a time in the future, within a year.': 'Proszę wybrać czas w przyszłości, w ciągu roku.',
  'Please choose a time after the reply, within a year.':
    'Proszę wybrać czas późniejszy niż odpowiedź, w ciągu roku.',
  'The order changed since this was written. Nothing was sent.':
    'Zamówienie zmieniło się od czasu napisania. Nic nie wysłano.',
  'Please say whom this goes to.': 'Proszę podać, do kogo to wysłać.',
  'Please write something first.': 'Proszę najpierw coś napisać.',
  'Only automated mail so far. Replying could start a mail loop.':
    'Jak dotąd tylko wiadomości automatyczne. Odpowiedź mogłaby wywołać pętlę wiadomości.',
  'A colleague changed this reply in the meantime. Nothing was sent.':
    'Ktoś z zespołu w międzyczasie zmienił tę odpowiedź. Nic nie wysłano.',
  'The customer has written again. Nothing was sent.': 'Klient napisał ponownie. Nic nie wysłano.',
  'A colleague answered in the meantime. Nothing was sent.':
    'Ktoś z zespołu w międzyczasie odpowiedział. Nic nie wysłano.',
  'This email has already been sent.': 'Ta wiadomość została już wysłana.',
  'The delivery of this email is already known.': 'Wynik wysłania tej wiadomości jest już znany.',
  'Your store sends at most {count} replies a minute.':
    'Limit odpowiedzi wysyłanych przez ten sklep na minutę: {count}.',
  'Your store sends at most {count} replies a day. An administrator of Draftdesk can raise this limit.':
    'Limit odpowiedzi wysyłanych przez ten sklep na dzień: {count}. Administrator Draftdesk może go podnieść.',
  'Your store begins at most 30 new conversations in 5 minutes.':
    'Sklep może rozpocząć najwyżej 30 nowych rozmów w ciągu 5 minut.',
  'Your store begins at most 300 new conversations a day.':
    'Sklep może rozpocząć najwyżej 300 nowych rozmów dziennie.',
  'Not sent yet. {sentence} Your text is saved: send it again in {sentence2}.':
    'Jeszcze nie wysłano. {sentence} Tekst jest zapisany: proszę wysłać go ponownie za {sentence2}.',
  '1 second': '1 sekundę',
  '{count} seconds': {
    one: '{count} sekundę',
    few: '{count} sekundy',
    many: '{count} sekund',
    other: '{count} sekundy',
  },
  '{count} minutes': {
    one: '{count} minutę',
    few: '{count} minuty',
    many: '{count} minut',
    other: '{count} minuty',
  },
  '{count} hours': {
    one: '{count} godzinę',
    few: '{count} godziny',
    many: '{count} godzin',
    other: '{count} godziny',
  },
  'This is not the name of the store.': 'To nie jest nazwa sklepu.',
  'The store is being deleted. This can no longer be undone.':
    'Sklep jest usuwany. Nie można już tego cofnąć.',
  'Please enter an address that begins with https://.': 'Proszę podać adres zaczynający się od https://.',
  'Please enter the name of the model.': 'Proszę podać nazwę modelu.',
  'It answered: {text}': 'Model odpowiedział: {text}',
  'A super administrator does not own stores.': 'Superadministrator nie jest właścicielem sklepów.',
  'This is not the store you are working in.': 'To nie jest sklep, w którym trwa praca.',
  'Only an owner can change who needs two-step sign-in.':
    'Tylko właściciel może zmienić, kto musi logować się dwuetapowo.',
  'Please set up two-step sign-in for your own account first.':
    'Proszę najpierw skonfigurować logowanie dwuetapowe na własnym koncie.',
  'This invitation does not exist any more.': 'To zaproszenie już nie istnieje.',
  'This person already works in this store.': 'Ta osoba już pracuje w tym sklepie.',
  'This address is already invited. You can resend the invitation instead.':
    'Ten adres został już zaproszony. Można wysłać zaproszenie ponownie.',
  'The invitation is revoked.': 'Zaproszenie zostało cofnięte.',
  'This invitation is not valid or has expired.': 'To zaproszenie jest nieprawidłowe lub wygasło.',
  'This invitation was already used. Please ask for a new one.':
    'To zaproszenie zostało już użyte. Proszę poprosić o nowe.',
  'This invitation is for another account. Please log in with the invited address.':
    'To zaproszenie jest dla innego konta. Proszę zalogować się zaproszonym adresem.',
  'You have already accepted this invitation.': 'To zaproszenie zostało już przyjęte.',
  'Invitation accepted!': 'Zaproszenie zostało przyjęte.',
  'A store has at most {count} people, open invitations included.':
    'Limit osób w sklepie, łącznie z otwartymi zaproszeniami: {count}.',
  'Your role in this store does not allow this. Please ask its owner.':
    'Rola w tym sklepie na to nie pozwala. Proszę zwrócić się do właściciela.',
  'Only an owner can manage owners of the store.': 'Tylko właściciel może zarządzać właścicielami sklepu.',
  'This person does not work in this store any more.': 'Ta osoba nie pracuje już w tym sklepie.',
  'You cannot change your own role. Please ask another owner or manager.':
    'Nie można zmienić własnej roli. Proszę zwrócić się do innego właściciela lub menedżera.',
  'A store needs an owner. Please make another member an owner first.':
    'Sklep musi mieć właściciela. Proszę najpierw wyznaczyć innego członka zespołu na właściciela.',
  'This can no longer be undone. Please invite this person again.':
    'Nie można już tego cofnąć. Proszę ponownie zaprosić tę osobę.',
  'Too many attempts. Please wait a moment and try again.':
    'Zbyt wiele prób. Proszę chwilę poczekać i spróbować ponownie.',
  'Your role in this store does not allow notes. Please ask its owner.':
    'Rola w tym sklepie nie pozwala na notatki. Proszę zwrócić się do właściciela.',
  'Your role in this store does not allow answering or organising emails. Please ask its owner.':
    'Rola w tym sklepie nie pozwala odpowiadać na wiadomości ani ich porządkować. Proszę zwrócić się do właściciela.',
  'Your role in this store does not allow changing policies and examples. Please ask its owner.':
    'Rola w tym sklepie nie pozwala zmieniać zasad i przykładów. Proszę zwrócić się do właściciela.',
  'Please set up two-step sign-in first.': 'Proszę najpierw skonfigurować logowanie dwuetapowe.',
  'Only a super administrator can do this.': 'Może to zrobić tylko superadministrator.',
  'Please select a store first.': 'Proszę najpierw wybrać sklep.',
  'Every process that tried this job stopped before it finished.':
    'Każdy proces, który próbował wykonać to zadanie, zatrzymał się przed jego końcem.',
  'The mail speaks of a lawyer or a court.': 'Wiadomość mówi o prawniku lub sądzie.',
  'The mail speaks of taking the payment back.': 'Wiadomość mówi o cofnięciu płatności.',
  'The mail mentions an injured person.': 'Wiadomość wspomina o osobie poszkodowanej.',
  'The mail asks about personal data.': 'Wiadomość dotyczy danych osobowych.',
  'The mail seems to come from the press.': 'Wiadomość wydaje się pochodzić od prasy.',
  'The mail holds text that tells a machine what to write.':
    'Wiadomość zawiera tekst, który mówi maszynie, co ma napisać.',
  'The sender checks failed: another person may have written this mail.':
    'Sprawdzenie nadawcy nie powiodło się: wiadomość mogła napisać inna osoba.',
  'The settings leave “{text}” to you: no draft is written about it.':
    'Ustawienia pozostawiają temat „{text}” zespołowi: nie pisze się o nim szkiców.',
  'The mail asks nothing.': 'Wiadomość o nic nie pyta.',
  'One sentence is not supported.': 'Jedno zdanie nie ma potwierdzenia.',
  'The customer wants something done with an order.': 'Klient chce, aby coś zrobiono z zamówieniem.',
  'The draft is not in one language, or not in the customer’s.':
    'Szkic nie jest w jednym języku lub nie w języku klienta.',
  'The draft answers a question that was not asked.': 'Szkic odpowiada na pytanie, którego nie zadano.',
  'The customer names a day by which it has to be there.':
    'Klient podaje dzień, do którego przesyłka musi dotrzeć.',
  'The mail names an order, and wants to know more than its state.':
    'Wiadomość wymienia zamówienie i pyta o więcej niż jego stan.',
  'The document names more exceptions than the draft.': 'Dokument wymienia więcej wyjątków niż szkic.',
  'One sentence wants to be read.': 'Jedno zdanie trzeba przeczytać.',
  'Nothing that the store wrote answers the question.': 'Żaden tekst sklepu nie odpowiada na to pytanie.',
  'Nothing that the store wrote answers “{text}”': 'Żaden tekst sklepu nie odpowiada na „{text}”',
  'No sentence of the draft names the country of {sentence}.':
    'Żadne zdanie szkicu nie wymienia kraju, którego dotyczy: {sentence}.',
  'The draft may not answer {sentence}.': 'Szkic może nie odpowiadać na: {sentence}.',
  'The orders could not be read.': 'Nie udało się odczytać zamówień.',
  'Order {text} was not found for this customer’s address.':
    'Nie znaleziono zamówienia {text} dla adresu tego klienta.',
  'The mail may name an order that was not found for this customer’s address.':
    'Wiadomość może wymieniać zamówienie, którego nie znaleziono dla adresu tego klienta.',
  'The mail is about an order, and none was found.':
    'Wiadomość dotyczy zamówienia, a żadnego nie znaleziono.',
  'The mail asks about a refund, and the shop shows none.':
    'Wiadomość pyta o zwrot pieniędzy, a sklep internetowy żadnego nie pokazuje.',
  'The customer has several orders, and the mail names none of them.':
    'Klient ma kilka zamówień, a wiadomość nie wymienia żadnego z nich.',
  'The shop says that the order was delivered, and the customer complains.':
    'Według sklepu internetowego zamówienie dostarczono, a klient składa skargę.',
  '{count} sentences are not supported.': {
    one: '{count} zdanie nie ma potwierdzenia.',
    few: '{count} zdania nie mają potwierdzenia.',
    many: '{count} zdań nie ma potwierdzenia.',
    other: '{count} zdania nie ma potwierdzenia.',
  },
  '{count} sentences want to be read.': {
    one: '{count} zdanie trzeba przeczytać.',
    few: '{count} zdania trzeba przeczytać.',
    many: '{count} zdań trzeba przeczytać.',
    other: '{count} zdania trzeba przeczytać.',
  },
  '{count} of {count2} questions have no answer in the store’s texts.':
    'Pytania bez odpowiedzi w tekstach sklepu: {count} z {count2}.',
  '{count} questions': {
    one: '{count} pytanie',
    few: '{count} pytania',
    many: '{count} pytań',
    other: '{count} pytania',
  },
  'The draft names no amount for {sentence}.': 'Szkic nie podaje kwoty dla: {sentence}.',
  'The draft names no time for {sentence}.': 'Szkic nie podaje czasu dla: {sentence}.',
  'The draft names no measure for {sentence}.': 'Szkic nie podaje wymiaru dla: {sentence}.',
  'The draft names no number for {sentence}.': 'Szkic nie podaje liczby dla: {sentence}.',
  'The draft names no place for {sentence}.': 'Szkic nie podaje miejsca dla: {sentence}.',
  'The draft names no code for {sentence}.': 'Szkic nie podaje kodu dla: {sentence}.',
  'The draft names no place to go for {sentence}.': 'Szkic nie podaje, dokąd się udać: {sentence}.',
  'The draft names no way for {sentence}.': 'Szkic nie podaje sposobu dla: {sentence}.',
  'It names a source that there is not.': 'Zdanie wskazuje źródło, którego nie ma.',
  'The words it quotes are not in its source.': 'Cytowanych słów nie ma w źródle.',
  'It is word for word from its source.': 'Zdanie jest słowo w słowo ze źródła.',
  'It promises what only an earlier answer says.':
    'Zdanie obiecuje to, co mówi tylko wcześniejsza odpowiedź.',
  'It promises what no document and no order says.':
    'Zdanie obiecuje to, czego nie mówi żaden dokument ani zamówienie.',
  'Only the conversation says this.': 'Mówi o tym tylko rozmowa.',
  'Its source does not say this number.': 'Źródło nie podaje tej liczby.',
  'Its source says this number elsewhere.': 'Źródło podaje tę liczbę w innym miejscu.',
  'Its source has this number in another unit.': 'Źródło podaje tę liczbę w innej jednostce.',
  'It says a number that its source does not say.': 'Zdanie podaje liczbę, której źródło nie podaje.',
  'It says a time that its source does not say.': 'Zdanie podaje czas, którego źródło nie podaje.',
  'It says a code that its source does not say.': 'Zdanie podaje kod, którego źródło nie podaje.',
  'It says an address or a number to call that its source does not have.':
    'Zdanie podaje adres lub numer telefonu, którego nie ma w źródle.',
  'It says the opposite of its source, or seems to.':
    'Zdanie mówi coś przeciwnego niż źródło albo na to wygląda.',
  'Its source says no where it says yes, or the other way round.':
    'Źródło mówi „nie” tam, gdzie zdanie mówi „tak”, lub odwrotnie.',
  'It quotes too little of its source to tell.': 'Zdanie cytuje zbyt mało ze źródła, aby to ocenić.',
  'It tells another state of the order than the shop.':
    'Zdanie podaje inny stan zamówienia niż sklep internetowy.',
  'It is told in other words than its source.': 'Zdanie jest sformułowane inaczej niż źródło.',
  'Its source says the same.': 'Źródło mówi to samo.',
  'Its source says that someone else does this.': 'Według źródła robi to ktoś inny.',
  'It speaks of more, of less, or under another condition than its source.':
    'Zdanie mówi o czymś szerszym, węższym lub pod innym warunkiem niż źródło.',
  'Its source does not say “{text}”.': 'Źródło nie mówi „{text}”.',
  'A check reads {count} new sentences at a time, each up to {count2} characters.':
    'Limity sprawdzenia: liczba nowych zdań naraz: {count}, liczba znaków w każdym: {count2}.',
  'It holds a place for an address that no source has.':
    'Zdanie ma miejsce na adres, którego nie ma w żadnym źródle.',
  'Nothing that the store wrote says this.': 'Nie mówi tego żaden tekst sklepu.',
  'It asks the customer.': 'Zdanie pyta klienta.',
  'It is only polite.': 'Zdanie jest tylko uprzejmością.',
  'It names no source, and seems to rest on this one.':
    'Zdanie nie wskazuje źródła i wydaje się opierać na tym.',
  'No language model is set up.': 'Nie skonfigurowano modelu językowego.',
  'The store wants no language model.': 'Sklep nie chce modelu językowego.',
  'The limit of tokens for this month is reached.': 'Osiągnięto limit tokenów na ten miesiąc.',
  "The key of the store's language model cannot be read any more.":
    'Nie można już odczytać klucza modelu językowego sklepu.',
  'The server has no room to save this right now. Please try again later.':
    'Serwer nie ma teraz miejsca, aby to zapisać. Proszę spróbować później.',
  'The server is not available right now. Please try again.':
    'Serwer jest teraz niedostępny. Proszę spróbować ponownie.',
  'Something went wrong. Please try again.': 'Coś poszło nie tak. Proszę spróbować ponownie.',
  'This picture does not exist any more.': 'Ten obraz już nie istnieje.',
  'Not authenticated': 'Brak zalogowania',
  'Too many streams are open. Please ask again later.':
    'Otwarto zbyt wiele połączeń. Proszę spróbować później.',
  'Draftdesk is open in too many pages. Please close some.':
    'Otwarto zbyt wiele połączeń. Proszę zamknąć niektóre strony.',
  'The request is too large.': 'Żądanie jest za duże.',
  'This is missing.': 'Brakuje tej wartości.',
  'Please fill this in.': 'Proszę wypełnić to pole.',
  'This cannot be read.': 'Nie można odczytać tej wartości.',
  'This can have at most {count} characters.': 'Limit znaków w tym polu: {count}.',
  'This must be a text.': 'To musi być tekst.',
  'This must be a number.': 'To musi być liczba.',
  'This must be a whole number.': 'To musi być liczba całkowita.',
  'This file does not exist.': 'Ten plik nie istnieje.',
  'This file is no longer in the mailbox.': 'Tego pliku nie ma już w skrzynce.',
  'This file is too large to be shown here. It is in your mailbox.':
    'Ten plik jest za duży, aby go tutaj pokazać. Znajduje się w skrzynce.',
  'This picture cannot be loaded.': 'Nie można wczytać tego obrazu.',
  'A colleague changed this in the meantime. Please check it again before you save.':
    'Ktoś z zespołu w międzyczasie to zmienił. Proszę sprawdzić to ponownie przed zapisaniem.',
  'The content of this file is of another kind than its name says. Please save it again and upload it.':
    'Zawartość tego pliku jest innego rodzaju, niż wskazuje nazwa. Proszę zapisać go ponownie i przesłać.',
  'This file is protected with a password. Please save a copy without it and upload that.':
    'Ten plik jest chroniony hasłem. Proszę zapisać kopię bez hasła i ją przesłać.',
  'This file is damaged and cannot be read. Please save it again and upload it.':
    'Ten plik jest uszkodzony i nie można go odczytać. Proszę zapisać go ponownie i przesłać.',
  'There is no text in this file, only pictures of it. Please upload one with text, or write it here.':
    'W tym pliku nie ma tekstu, są tylko jego obrazy. Proszę przesłać plik z tekstem lub wpisać go tutaj.',
  'There is no text in this file.': 'W tym pliku nie ma tekstu.',
  'Reading this file took too long. Please split it into smaller ones.':
    'Odczytywanie tego pliku trwało zbyt długo. Proszę podzielić go na mniejsze.',
  'This file unpacks to more than can be read. Please split it into smaller ones.':
    'Po rozpakowaniu plik jest większy, niż można odczytać. Proszę podzielić go na mniejsze.',
  'Reading this file was interrupted. Please upload it again.':
    'Odczytywanie tego pliku zostało przerwane. Proszę przesłać go ponownie.',
  'Reading this file failed twice without an answer. Please save it in another format and upload that.':
    'Odczytywanie tego pliku nie powiodło się dwa razy. Proszę zapisać go w innym formacie i przesłać.',
  'The documents of this store hold as much text as they can. Please delete some and upload this one again.':
    'Dokumenty tego sklepu zawierają już tyle tekstu, ile mogą. Proszę usunąć niektóre i przesłać ten ponownie.',
  'Replies wait to be sent. {sentence}': 'Odpowiedzi czekają na wysłanie. {sentence}',
  'Access was declined, so nothing was connected.': 'Odmówiono dostępu, więc niczego nie połączono.',
  'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.':
    'Nie przyznano dostępu do czytania i wysyłania wiadomości, więc niczego nie połączono. Proszę połączyć ponownie i zaznaczyć wszystkie pola.',
  'The provider granted access for one hour only, so nothing was connected. Please connect again.':
    'Dostawca przyznał dostęp tylko na godzinę, więc niczego nie połączono. Proszę połączyć ponownie.',
  'The provider did not return the email address of this account, so nothing was connected.':
    'Dostawca nie zwrócił adresu e-mail tego konta, więc niczego nie połączono.',
  'This connection attempt has expired. Please connect the email account again.':
    'Ta próba połączenia wygasła. Proszę ponownie połączyć konto e-mail.',
  'The provider could not be reached or rejected the request. Please try again in a moment.':
    'Dostawca był nieosiągalny lub odrzucił żądanie. Proszę spróbować ponownie za chwilę.',
  'Reading mail (IMAP) works.': 'Odczytywanie poczty (IMAP) działa.',
  'Sending mail (SMTP) works.': 'Wysyłanie poczty (SMTP) działa.',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) failed: {sentence2}':
    'Odczytywanie poczty (IMAP) nie działa: {sentence} Wysyłanie poczty (SMTP) nie działa: {sentence2}',
  'Reading mail (IMAP) failed: {sentence} Sending mail (SMTP) works.':
    'Odczytywanie poczty (IMAP) nie działa: {sentence} Wysyłanie poczty (SMTP) działa.',
  'Reading mail (IMAP) works. Sending mail (SMTP) failed: {sentence}':
    'Odczytywanie poczty (IMAP) działa. Wysyłanie poczty (SMTP) nie działa: {sentence}',
  'Reading mail (IMAP) failed: {sentence}': 'Odczytywanie poczty (IMAP) nie działa: {sentence}',
  'Sending mail (SMTP) failed: {sentence}': 'Wysyłanie poczty (SMTP) nie działa: {sentence}',
  'no server has this name. Please check the name.': 'żaden serwer nie ma tej nazwy. Proszę sprawdzić nazwę.',
  'this server is in a private network, which is not allowed here.':
    'ten serwer jest w sieci prywatnej, co nie jest tutaj dozwolone.',
  'the server does not accept connections on this port. Please check the port.':
    'serwer nie przyjmuje połączeń na tym porcie. Proszę sprawdzić port.',
  'the server did not answer in time. Please check its name and port.':
    'serwer nie odpowiedział na czas. Proszę sprawdzić jego nazwę i port.',
  'the certificate of the server is not valid. Please check the name of the server.':
    'certyfikat serwera jest nieprawidłowy. Proszę sprawdzić nazwę serwera.',
  'the connection could not be secured. Please check the port and the kind of encryption.':
    'nie udało się zabezpieczyć połączenia. Proszę sprawdzić port i rodzaj szyfrowania.',
  'the server on this port is not a mail server of this kind. Please check the port.':
    'serwer na tym porcie nie jest serwerem poczty tego rodzaju. Proszę sprawdzić port.',
  'the server refused the user name or the password.': 'serwer odrzucił nazwę użytkownika lub hasło.',
  'the inbox could not be opened.': 'nie udało się otworzyć skrzynki odbiorczej.',
  'the saved password can no longer be decrypted. Please enter it again.':
    'nie można już odszyfrować zapisanego hasła. Proszę podać je ponownie.',
  'access to this email account has expired or was revoked. Please connect it again.':
    'dostęp do tego konta e-mail wygasł lub został cofnięty. Proszę połączyć je ponownie.',
  'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.':
    'serwer odrzucił to konto, mimo że przyznano dostęp. Proszę zezwolić u dostawcy na IMAP i SMTP dla tego konta, a potem połączyć je ponownie.',
  'the provider of the account could not be reached. Please try again.':
    'dostawca konta był nieosiągalny. Proszę spróbować ponownie.',
  'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.':
    'dostawca nie akceptuje już tego serwera. Jego operator musi odnowić klienta OAuth u dostawcy.',
  'the connection was lost. Please try again.': 'połączenie zostało przerwane. Proszę spróbować ponownie.',
  'The mail server limits our requests. Syncing continues by itself.':
    'Serwer poczty ogranicza nasze żądania. Synchronizacja będzie kontynuowana automatycznie.',
  'The mail server no longer accepts the password. Please enter it again.':
    'Serwer poczty nie przyjmuje już hasła. Proszę podać je ponownie.',
  'Access to this email account has expired or was revoked. Please connect it again.':
    'Dostęp do tego konta e-mail wygasł lub został cofnięty. Proszę połączyć je ponownie.',
  'Reading it took too long.': 'Odczytywanie trwało zbyt długo.',
  'Reading it takes too much memory.': 'Odczytywanie wymaga zbyt dużo pamięci.',
  'Its structure is damaged.': 'Struktura jest uszkodzona.',
  'No server has this name.': 'Żaden serwer nie ma tej nazwy.',
  'The address leads into a private network.': 'Adres prowadzi do sieci prywatnej.',
  'The server could not be reached, or answered with an error.':
    'Serwer był nieosiągalny lub odpowiedział błędem.',
  'The server rejected the key.': 'Serwer odrzucił klucz.',
  'The server does not have this address or model.': 'Serwer nie ma tego adresu lub modelu.',
  'The server limits requests, or the account has no credit left.':
    'Serwer ogranicza żądania lub na koncie skończyły się środki.',
  'The server did not answer in time.': 'Serwer nie odpowiedział na czas.',
  'The response was too long.': 'Odpowiedź była za długa.',
  'The response was cut off.': 'Odpowiedź została ucięta.',
  'The response is not from a language model.': 'Odpowiedź nie pochodzi od modelu językowego.',
  'The push service could not be found.': 'Nie znaleziono usługi push.',
  'The push service could not be reached.': 'Usługa push była nieosiągalna.',
  'The push service refused it ({text}).': 'Usługa push odrzuciła powiadomienie ({text}).',
  'Could not be delivered: {sentence}': 'Nie można było dostarczyć: {sentence}',
  'the mail server of the recipient sent it back.': 'serwer poczty odbiorcy odesłał wiadomość.',
  'No copy was put into the Sent folder ({text}).': 'Nie umieszczono kopii w folderze wysłanych ({text}).',
  'The mail server refused {text}.': 'Serwer poczty odrzucił {text}.',
  'Sent from this mailbox': 'Wysłana z tej skrzynki',
  'An invitation to a calendar': 'Zaproszenie do kalendarza',
  'Asks to be answered at another address than it came from':
    'Prosi o odpowiedź na inny adres niż adres nadawcy',
  'Comes from a mailing list': 'Pochodzi z listy mailingowej',
  'Says that it went to many people (Precedence)': 'Informuje, że wysłano ją do wielu osób (Precedence)',
  'Names this mailbox as its sender, but was not sent from it':
    'Podaje tę skrzynkę jako nadawcę, ale nie została z niej wysłana',
  'Comes from a no-reply address': 'Pochodzi z adresu no-reply',
  'Nothing says that it is not from a person': 'Nic nie wskazuje, że nie pochodzi od człowieka',
  'Was sent by Draftdesk': 'Została wysłana przez Draftdesk',
  'Says that a machine sent it (Auto-Submitted)': 'Informuje, że wysłała ją maszyna (Auto-Submitted)',
  'Its subject says that it is an automatic reply': 'Temat wskazuje na automatyczną odpowiedź',
  'Says that it is an automatic reply': 'Informuje, że jest automatyczną odpowiedzią',
  'Reports that a mail could not be delivered': 'Informuje, że wiadomości nie można było dostarczyć',
  'Names recipients that could not be reached': 'Wymienia odbiorców, do których nie można było dotrzeć',
  'Comes from a mail server itself': 'Pochodzi od samego serwera poczty',
  'The shop did not answer in time. Please try again in a moment.':
    'Sklep internetowy nie odpowiedział na czas. Proszę spróbować ponownie za chwilę.',
  'This shop is in a private network, which is not allowed here.':
    'Ten sklep internetowy jest w sieci prywatnej, co nie jest tutaj dozwolone.',
  'The saved access cannot be opened any more. Please enter it again.':
    'Nie można już otworzyć zapisanych danych dostępu. Proszę podać je ponownie.',
  'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.':
    'Sklep internetowy wymaga hasła od każdego odwiedzającego, zanim cokolwiek pokaże. Proszę wyłączyć /wp-json/ z tej ochrony.',
  'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.':
    'Sklep internetowy odpowiedział stroną internetową zamiast danymi. Proszę wyłączyć /wp-json/ z pamięci podręcznej i wtyczek bezpieczeństwa.',
  'Shopify knows no shop at this address.': 'Shopify nie zna sklepu pod tym adresem.',
  'Shopify refused the access token. Please copy it again from your app in Shopify.':
    'Shopify odrzucił token dostępu. Proszę skopiować go ponownie z aplikacji w Shopify.',
  'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.':
    'Shopify odrzucił identyfikator klienta lub klucz tajny. Proszę skopiować oba z ustawień aplikacji i sprawdzić, czy aplikacja jest zainstalowana w tym sklepie.',
  'Shopify does not let us in any more. Please connect the shop again.':
    'Shopify nie wpuszcza nas już. Proszę ponownie połączyć sklep internetowy.',
  'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.':
    'Aplikacja nie może jeszcze czytać zamówień. Proszę w Shopify przyznać jej zakresy read_orders i read_customers, zainstalować ją ponownie, a potem połączyć.',
  'Shopify has paused this shop. Please look into it at Shopify.':
    'Shopify wstrzymał ten sklep. Proszę sprawdzić to w Shopify.',
  'Shopify gets too many requests for this shop right now. Please try again in a minute.':
    'Shopify otrzymuje teraz zbyt wiele żądań dla tego sklepu. Proszę spróbować ponownie za minutę.',
  'Shopify could not be reached. Please try again in a moment.':
    'Shopify był nieosiągalny. Proszę spróbować ponownie za chwilę.',
  'Shopify did not answer in time. Please try again in a moment.':
    'Shopify nie odpowiedział na czas. Proszę spróbować ponownie za chwilę.',
  'The app was removed from the shop in Shopify. Please connect the shop again.':
    'Aplikacja została usunięta ze sklepu w Shopify. Proszę ponownie połączyć sklep internetowy.',
  'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.':
    'Pod tym adresem nie ma sklepu WooCommerce. Proszę sprawdzić adres i to, czy WooCommerce jest aktywne.',
  'WooCommerce refused the key. Please connect the shop again.':
    'WooCommerce odrzuciło klucz. Proszę ponownie połączyć sklep internetowy.',
  'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.':
    'WooCommerce odrzuciło klucz klienta lub tajny klucz. Proszę skopiować oba ponownie z WooCommerce > Ustawienia > Zaawansowane > REST API.',
  'WooCommerce sent no key. Please connect the shop again.':
    'WooCommerce nie wysłało klucza. Proszę ponownie połączyć sklep internetowy.',
  'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.':
    'Ten klucz nie może czytać zamówień. Proszę w WooCommerce nadać mu uprawnienie „Odczyt” dla użytkownika, który może widzieć zamówienia.',
  'The shop is closed for maintenance. Please try again when it is open.':
    'Sklep internetowy jest zamknięty z powodu konserwacji. Proszę spróbować ponownie, gdy będzie otwarty.',
  'The shop gets too many requests right now. Please try again in a minute.':
    'Sklep internetowy otrzymuje teraz zbyt wiele żądań. Proszę spróbować ponownie za minutę.',
  'The shop could not be reached. Please try again in a moment.':
    'Sklep internetowy był nieosiągalny. Proszę spróbować ponownie za chwilę.',
  'The key was removed from the shop. Please connect the shop again.':
    'Klucz został usunięty ze sklepu internetowego. Proszę ponownie połączyć sklep internetowy.',
  'Your app may not read customers: allow it the scope read_customers to see who they are.':
    'Aplikacja nie może czytać danych klientów: aby wiedzieć, kim są, trzeba przyznać jej zakres read_customers.',
  'Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.':
    'Shopify pokazuje tylko zamówienia z ostatnich 60 dni: starsze wymagają zakresu read_all_orders.',
  'Chosen by your team': 'Wybór zespołu',
  'Your team marked this sender as spam': 'Zespół oznaczył tego nadawcę jako spam',
  'The mail server cannot be found.': 'Nie można znaleźć serwera poczty.',
  'The mail server is in a private network, which is not allowed here.':
    'Serwer poczty jest w sieci prywatnej, co nie jest tutaj dozwolone.',
  'The saved password can no longer be decrypted. Please enter it again.':
    'Nie można już odszyfrować zapisanego hasła. Proszę podać je ponownie.',
  'This reply was written for another email account of this store. Please check it and send it again.':
    'Tę odpowiedź napisano dla innego konta e-mail tego sklepu. Proszę ją sprawdzić i wysłać ponownie.',
  'The mail server refused the user name or the password.':
    'Serwer poczty odrzucił nazwę użytkownika lub hasło.',
  'Access to the email account has expired or was revoked. Please connect it again.':
    'Dostęp do konta e-mail wygasł lub został cofnięty. Proszę połączyć je ponownie.',
  'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.':
    'Serwer poczty odrzucił konto, mimo że przyznano dostęp. Proszę zezwolić u dostawcy na SMTP dla tego konta.',
  'The provider of the email account could not be reached.': 'Dostawca konta e-mail był nieosiągalny.',
  'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.':
    'Dostawca konta e-mail nie akceptuje już tego serwera. Operator serwera musi odnowić klienta OAuth.',
  'The mail server could not be reached.': 'Serwer poczty był nieosiągalny.',
  'The mail server asks to try again later.': 'Serwer poczty prosi o ponowienie próby później.',
  'The mail server refused this email.': 'Serwer poczty odrzucił tę wiadomość.',
  'The mail server did not accept this email for a whole day.':
    'Serwer poczty nie przyjął tej wiadomości przez całą dobę.',
  'The customer wrote again before the chosen time, so this reply was not sent.':
    'Klient napisał ponownie przed wybranym czasem, więc tej odpowiedzi nie wysłano.',
  'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.':
    'Osoba, która zaplanowała tę odpowiedź, nie może już wysyłać wiadomości w tym sklepie. Proszę ją sprawdzić i wysłać ponownie.',
  'The mail server did not confirm that it accepted the email.':
    'Serwer poczty nie potwierdził przyjęcia wiadomości.',
  'This email was being sent when the backup was made.':
    'Ta wiadomość była wysyłana w chwili tworzenia kopii zapasowej.',
  'The mailbox cannot be read ({text}).': 'Nie można odczytać skrzynki ({text}).',
  'The process that read the document ended before it was done.':
    'Proces odczytujący dokument zakończył się przed końcem pracy.',
  'The notice was encrypted with another API_SECRET.': 'Zaszyfrowano ją innym API_SECRET.',
  'The mail server refused it ({text}).': 'Serwer poczty ją odrzucił ({text}).',
  'The mail server put it off ({text}).': 'Serwer poczty ją odroczył ({text}).',
  'The mail server could not be used.': 'Nie można było użyć serwera poczty.',
  'The mail server could not be used ({text}).': 'Nie można było użyć serwera poczty ({text}).',
  'Please choose one of the offered times.': 'Proszę wybrać jeden z podanych czasów.',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.':
    'Hasło musi mieć co najmniej 8 znaków i zawierać wielką literę, małą literę, cyfrę i znak specjalny.',
  'First name and Last name are required': 'Imię i nazwisko są wymagane',
  'A name has at most {count} characters.': 'Limit znaków w nazwie: {count}.',
  'A name is one line of text.': 'Nazwa to jeden wiersz tekstu.',
  'Email is required.': 'Adres e-mail jest wymagany.',
  'Passwords do not match': 'Hasła nie są zgodne',
  'No email found. Please sign up again.': 'Nie znaleziono adresu e-mail. Proszę zarejestrować się ponownie.',
  'Please enter the verification code.': 'Proszę podać kod weryfikacyjny.',
  'Passwords do not match!': 'Hasła nie są zgodne.',
  'There is nothing to change.': 'Nie ma nic do zmiany.',
  'Please enter your current password.': 'Proszę podać obecne hasło.',
  'Please choose a picture.': 'Proszę wybrać obraz.',
  'The file is empty.': 'Plik jest pusty.',
  'The picture is too large. It can have up to 2 MB.': 'Obraz jest za duży. Może mieć do 2 MB.',
  'Please enter the code from your authenticator app.': 'Proszę podać kod z aplikacji uwierzytelniającej.',
  'Please enter the email address of the customer.': 'Proszę podać adres e-mail klienta.',
  'Please choose a language.': 'Proszę wybrać język.',
  'Please enter a price.': 'Proszę podać cenę.',
  'A price is not negative.': 'Cena nie może być ujemna.',
  'This price is too high.': 'Ta cena jest za wysoka.',
  'This text has at most {count} characters.': 'Limit znaków w tym tekście: {count}.',
  'At most 50 subjects can be named.': 'Można podać najwyżej 50 tematów.',
  'Please enter a whole number.': 'Proszę podać liczbę całkowitą.',
  'An instruction has at most {count} characters.': 'Limit znaków w instrukcji: {count}.',
  'Please choose a reason.': 'Proszę wybrać powód.',
  'Please enter a question.': 'Proszę wpisać pytanie.',
  'A question has at most {count} characters.': 'Limit znaków w pytaniu: {count}.',
  'Please enter an email address.': 'Proszę podać adres e-mail.',
  'A reply can go to at most {count} people.': 'Limit odbiorców odpowiedzi: {count}.',
  'A reply has at most {count} characters.': 'Limit znaków w odpowiedzi: {count}.',
  'A subject has at most {count} characters.': 'Limit znaków w temacie: {count}.',
  'A subject is one line of text.': 'Temat to jeden wiersz tekstu.',
  'Please choose a file.': 'Proszę wybrać plik.',
  'The files are too large. A reply can take 20 MB along.':
    'Pliki są za duże. Odpowiedź może zawierać 20 MB.',
  'Say whether this comes from a customer or is an automatic notice.':
    'Proszę podać, czy to klient, czy zawiadomienie.',
  'Say if the email goes along as a quotation or as a file.':
    'Proszę podać, czy wiadomość ma być dołączona jako cytat, czy jako plik.',
  'An email can have at most {count} files.': 'Limit plików w wiadomości: {count}.',
  'Filter by drafts, all, sent, archive or snoozed.':
    'Proszę filtrować według drafts, all, sent, archive lub snoozed.',
  'Please search for fewer words.': 'Proszę wyszukać mniej słów.',
  'Please choose 1 to 9999 days.': 'Proszę wybrać od 1 do 9999 dni.',
  'Order by oldest, or leave this out.': 'Proszę sortować według oldest lub pominąć tę wartość.',
  'Please write a note.': 'Proszę napisać notatkę.',
  'A note has at most {count} characters.': 'Limit znaków w notatce: {count}.',
  'This search is too long.': 'To wyszukiwanie jest za długie.',
  'Please enter a name.': 'Proszę podać nazwę.',
  'A tag has at most {count} characters.': 'Limit znaków w etykiecie: {count}.',
  'A tag has no quotation marks.': 'Etykieta nie zawiera cudzysłowów.',
  'Please choose a color.': 'Proszę wybrać kolor.',
  'Please ask for fewer conversations.': 'Proszę poprosić o mniej rozmów.',
  'Please choose conversations.': 'Proszę wybrać rozmowy.',
  'Please choose at most 200.': 'Proszę wybrać najwyżej 200.',
  'This cannot be done to conversations.': 'Nie można tego zrobić z rozmowami.',
  'Please choose a conversation.': 'Proszę wybrać rozmowę.',
  'Please choose an email.': 'Proszę wybrać wiadomość.',
  'Please enter a title.': 'Proszę podać tytuł.',
  'A title has at most {count} characters.': 'Limit znaków w tytule: {count}.',
  'This is not an email address.': 'To nie jest adres e-mail.',
  'Ask with true, or leave this out.': 'Proszę podać true lub pominąć tę wartość.',
  'Please give a reason of {count} to {count2} characters.':
    'Proszę podać powód (liczba znaków: od {count} do {count2}).',
  '{text} wants an app password here, not the one you sign in with. You make one in the security settings of your account.':
    '{text} wymaga tutaj hasła aplikacji, a nie hasła do logowania. Można je utworzyć w ustawieniach zabezpieczeń konta.',
  'Before this works, allow mail programs (IMAP) in the settings of your {text} account.':
    'Aby to działało, trzeba najpierw zezwolić na programy pocztowe (IMAP) w ustawieniach konta {text}.',
  'Microsoft lets a password in only where the administrator of the account allows IMAP and SMTP with one.':
    'Microsoft przyjmuje hasło tylko wtedy, gdy administrator konta zezwala z nim na IMAP i SMTP.',
  'Choose 7, 30, 90 or 365 days.': 'Proszę wybrać 7, 30, 90 lub 365 dni.',
  'This is no folder.': 'To nie jest folder.',
  'Please enter the server.': 'Proszę podać serwer.',
  'This is not the name of a server.': 'To nie jest nazwa serwera.',
  'Please enter a port.': 'Proszę podać port.',
  'Please enter the email address.': 'Proszę podać adres e-mail.',
  'Choose Google or Microsoft.': 'Proszę wybrać Google lub Microsoft.',
  'Please choose a shop system.': 'Proszę wybrać system sklepu.',
  'Please enter the address of your shop.': 'Proszę podać adres sklepu internetowego.',
  'Please choose one of the answers.': 'Proszę wybrać jedną z odpowiedzi.',
  'This text is too long. An example works best when it is short.':
    'Ten tekst jest za długi. Przykład działa najlepiej, gdy jest krótki.',
  'Please enter the customer’s message.': 'Proszę wpisać wiadomość klienta.',
  'Please enter the reply.': 'Proszę wpisać odpowiedź.',
  'Please enter the text.': 'Proszę wpisać tekst.',
  'This text is too long. Please split it into several documents.':
    'Ten tekst jest za długi. Proszę podzielić go na kilka dokumentów.',
  'The file is too large. A document can have up to 20 MB.':
    'Plik jest za duży. Dokument może mieć do 20 MB.',
  'Please choose days.': 'Proszę wybrać liczbę dni.',
  'Please choose at most a year.': 'Proszę wybrać najwyżej rok.',
  'A page has 1 to 200 rows.': 'Strona ma od 1 do 200 wierszy.',
  'Please enter at least 1.': 'Proszę podać co najmniej 1.',
  'Please enter at most {count}.': 'Proszę podać najwyżej {count}.',
  'Please type the name of the store.': 'Proszę wpisać nazwę sklepu.',
  'Please confirm that you want to delete your account.': 'Proszę potwierdzić chęć usunięcia konta.',
  'Please choose a role.': 'Proszę wybrać rolę.',
  'Please choose {count} to {count2} days.': 'Proszę wybrać od {count} do {count2} dni.',
  'Please enter a name for the store.': 'Proszę podać nazwę sklepu.',
  '“{text}” is not filled in. Please replace it or delete it.':
    'Pole „{text}” nie jest wypełnione. Proszę je zastąpić lub usunąć.',
  'A reply can be taken back for 0 to {count} seconds.':
    'Czas na cofnięcie odpowiedzi w sekundach: od 0 do {count}.',
  'A signature has at most {count} characters.': 'Limit znaków w podpisie: {count}.',
  'Please enter a number of seconds.': 'Proszę podać liczbę sekund.',
  'In {sentence} an address is missing: none of your texts has it. Please replace “{text}” or delete it.':
    'Brakuje adresu ({sentence}): nie ma go żaden z tekstów sklepu. Proszę zastąpić lub usunąć „{text}”.',
  'In {sentence} “{text}” is not filled in. Please replace it or delete it.':
    'Niewypełnione pole „{text}” ({sentence}). Proszę je zastąpić lub usunąć.',
  'the subject': 'temat',
  'the first line': 'pierwszy wiersz',
  'line {count}': 'wiersz {count}',
  '1 sign-in ended.': 'Zakończono 1 sesję.',
  'A newsletter that one can unsubscribe from': 'Newsletter, z którego można się wypisać',
  'An automatic report': 'Raport napisany przez maszynę',
  'Please enter a day.': 'Proszę podać dzień.',
  'Please enter a month.': 'Proszę podać miesiąc.',
  'Please enter at least 0.': 'Proszę podać co najmniej 0.',
  'This limit is too high.': 'Ten limit jest za wysoki.',
  'A trial uses no language model.': 'Próba nie korzysta z modelu językowego.',
  "This month's limit for the model is reached. Until {date} drafts are written without it.":
    'Osiągnięto miesięczny limit modelu. Do {date} szkice są pisane bez niego.',
  "The rest of this month's limit is reserved for drafts that are being written.":
    'Reszta limitu na ten miesiąc jest zarezerwowana dla szkiców, które są właśnie pisane.',
  'The last day is before the first.': 'Ostatni dzień jest wcześniejszy niż pierwszy.',
  'Please choose at most {count} days.': 'Limit dni do wyboru: {count}.',
  'These results are not kept any more. Please start again.':
    'Te wyniki nie są już przechowywane. Proszę zacząć od nowa.',
  'The results are deleted.': 'Wyniki zostały usunięte.',
  'This suggestion does not exist any more.': 'Ta propozycja już nie istnieje.',
  'The suggestion is dismissed.': 'Propozycja została odrzucona.',
  'The suggestion is back.': 'Propozycja została przywrócona.',
  Paid: 'Opłacone',
  'Partially paid': 'Częściowo opłacone',
  'Partially refunded': 'Częściowo zwrócone',
  Refunded: 'Zwrócone',
  Pending: 'Oczekuje',
  Authorized: 'Autoryzowane',
  Expired: 'Wygasło',
  Voided: 'Unieważnione',
  Unknown: 'Nieznane',
  Failed: 'Nieudane',
  Processing: 'W realizacji',
  Completed: 'Zakończone',
  'Checkout draft': 'Niedokończone zamówienie',
  Trash: 'W koszu',
  Fulfilled: 'Wysłane',
  Unfulfilled: 'Niewysłane',
  'Partially fulfilled': 'Częściowo wysłane',
  'Pending fulfillment': 'Oczekuje na wysyłkę',
  'Marked as fulfilled': 'Oznaczone jako wysłane',
  'In progress': 'W przygotowaniu',
  'On hold': 'Wstrzymane',
  Open: 'Otwarte',
  'Request declined': 'Prośba odrzucona',
  Restocked: 'Zwrócone do magazynu',
  Scheduled: 'Zaplanowane',
  'Attempted delivery': 'Próba doręczenia',
  Canceled: 'Anulowane',
  Cancelled: 'Anulowane',
  Confirmed: 'Potwierdzone',
  Delayed: 'Opóźnione',
  Delivered: 'Doręczone',
  'Not delivered': 'Niedoręczone',
  Failure: 'Doręczenie nieudane',
  'In transit': 'W drodze',
  'Out for delivery': 'W doręczeniu',
  'Label printed': 'Etykieta wydrukowana',
  'Label purchased': 'Etykieta kupiona',
  'Label voided': 'Etykieta unieważniona',
  'Picked up': 'Odebrane',
  'Carrier picked up': 'Odebrane przez przewoźnika',
  'Ready for pickup': 'Gotowe do odbioru',
  Submitted: 'Przekazane',
  'Order {text}: {list}': 'Zamówienie {text}: {list}',
  'Order {text}': 'Zamówienie {text}',
  'An order': 'Zamówienie',
  unpaid: 'nieopłacone',
  paid: 'opłacone',
  packed: 'spakowane',
  shipped: 'wysłane',
  delivered: 'doręczone',
  cancelled: 'anulowane',
  refunded: 'zwrócone',
  'paid on {text}': 'opłacone {text}',
  'shipped on {text}': 'wysłane {text}',
  'cancelled on {text}': 'anulowane {text}',
  'refunded on {text}': 'zwrócone {text}',
  'carrier {text}': 'przewoźnik {text}',
  'tracking number {text}': 'numer przesyłki {text}',
  'refunded {text}': 'zwrot: {text}',
  '{sentence} is not in the shop any more.': '{sentence} – nie ma już w sklepie.',
  '{sentence} belongs to another address.': '{sentence} należy do innego adresu.',
  '{sentence} changed since this was written. It is now {list}.':
    '{sentence} – stan zmienił się od napisania tego tekstu. Teraz: {list}.',
  "The customer's mail": 'E-mail klienta',
  'Your earlier reply': 'Wcześniejsza odpowiedź',
  'Your instruction': 'Wskazówka ze sklepu',
  'language {language}': 'język: {language}',
  '{count} question': { one: '{count} pytanie', few: '{count} pytania', other: '{count} pytań' },
  '{count} order number': {
    one: '{count} numer zamówienia',
    few: '{count} numery zamówień',
    other: '{count} numerów zamówień',
  },
  '{count} order numbers': {
    one: '{count} numer zamówienia',
    few: '{count} numery zamówień',
    other: '{count} numerów zamówień',
  },
  '{count} question with a source': {
    one: '{count} pytanie ze źródłem',
    few: '{count} pytania ze źródłem',
    other: '{count} pytań ze źródłem',
  },
  '{count} questions with a source': {
    one: '{count} pytanie ze źródłem',
    few: '{count} pytania ze źródłem',
    other: '{count} pytań ze źródłem',
  },
  '{count} question without one': {
    one: '{count} pytanie bez źródła',
    few: '{count} pytania bez źródła',
    other: '{count} pytań bez źródła',
  },
  '{count} questions without one': {
    one: '{count} pytanie bez źródła',
    few: '{count} pytania bez źródła',
    other: '{count} pytań bez źródła',
  },
  '{count} line': { one: '{count} wiersz', few: '{count} wiersze', other: '{count} wierszy' },
  '{count} lines': { one: '{count} wiersz', few: '{count} wiersze', other: '{count} wierszy' },
  '{count} sentence supported': {
    one: '{count} zdanie z potwierdzeniem',
    few: '{count} zdania z potwierdzeniem',
    other: '{count} zdań z potwierdzeniem',
  },
  '{count} sentences supported': {
    one: '{count} zdanie z potwierdzeniem',
    few: '{count} zdania z potwierdzeniem',
    other: '{count} zdań z potwierdzeniem',
  },
  '{count} sentence to read': {
    one: '{count} zdanie do sprawdzenia',
    few: '{count} zdania do sprawdzenia',
    other: '{count} zdań do sprawdzenia',
  },
  '{count} sentences to read': {
    one: '{count} zdanie do sprawdzenia',
    few: '{count} zdania do sprawdzenia',
    other: '{count} zdań do sprawdzenia',
  },
  '{count} sentence not supported': {
    one: '{count} zdanie bez potwierdzenia',
    few: '{count} zdania bez potwierdzenia',
    other: '{count} zdań bez potwierdzenia',
  },
  '{count} sentences not supported': {
    one: '{count} zdanie bez potwierdzenia',
    few: '{count} zdania bez potwierdzenia',
    other: '{count} zdań bez potwierdzenia',
  },
  'looked up by words and by meaning': 'wyszukano według słów i znaczenia',
  'looked up by words alone, since the model for meanings did not answer in time':
    'wyszukano tylko według słów, bo model znaczeń nie odpowiedział na czas',
  'looked up by words alone, since the model for meanings did not answer':
    'wyszukano tylko według słów, bo model znaczeń nie odpowiedział',
  'looked up by words alone, since the model for meanings has not read all documents':
    'wyszukano tylko według słów, bo model znaczeń nie przeczytał jeszcze wszystkich dokumentów',
  'every question answered': 'odpowiedź na każde pytanie',
  'please check this draft': 'szkic do sprawdzenia',
  'no draft': 'brak szkicu',
  '{count} a minute, {count2} a day. {text}': '{count} na minutę, {count2} dziennie. {text}',
  'the default. {text}': 'wartość domyślna. {text}',
  '{count} tokens. {text}': {
    one: '{count} token. {text}',
    few: '{count} tokeny. {text}',
    other: '{count} tokenów. {text}',
  },
  'resolved {count} days': {
    one: 'rozwiązane {count} dzień',
    few: 'rozwiązane {count} dni',
    other: 'rozwiązane {count} dni',
  },
  'archived {count} days': {
    one: 'zarchiwizowane {count} dzień',
    few: 'zarchiwizowane {count} dni',
    other: 'zarchiwizowane {count} dni',
  },
  'spam {count} days': { one: 'spam {count} dzień', few: 'spam {count} dni', other: 'spam {count} dni' },
  'activity {count} days': {
    one: 'aktywność {count} dzień',
    few: 'aktywność {count} dni',
    other: 'aktywność {count} dni',
  },
  'everything is kept': 'wszystko jest zachowywane',
  owner: 'właściciel',
  manager: 'menedżer',
  agent: 'konsultant',
  observer: 'obserwator',
  '{text}: {sentence} → {sentence2}': '{text}: {sentence} → {sentence2}',
}
