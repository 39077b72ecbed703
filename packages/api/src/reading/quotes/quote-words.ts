import type { QuoteWords } from '../../languages/language.ts'
import { languages } from '../../languages/languages.ts'

// Words that introduce quotes, in lower case: those of our languages, and those of others.

const collectWords = (key: keyof QuoteWords, others: string): readonly string[] =>
  [...languages.map(({ quotes }) => quotes[key]), others].join('|').split('|')

/** Labels of the From line in quote headers. */
export const fromLabels = collectWords(
  'from',
  'от|від|差出人|发件人|寄件者|보낸 사람|feladó|από|saatja|nuo|no|מאת|من|از',
)

/** Other labels of quote headers. */
export const otherHeaderLabels = collectWords(
  'labels',
  'отправлено|дата|кому|тема|копия|надіслано|送信日時|日時|宛先|件名|发送时间|日期|收件人|主题|抄送|傳送時間|주제|제목|받는 사람|보낸 날짜|날짜|elküldve|dátum|címzett|tárgy|στάλθηκε|προς|θέμα|ημερομηνία',
)

/** Labels of the subject line. */
export const subjectLabels = collectWords('subject', 'тема|件名|主题|제목|tárgy|θέμα')

/** Dividers above a quoted mail. */
export const quoteDividers = collectWords(
  'originals',
  'pôvodná správa|исходное сообщение|пересылаемое сообщение|вихідне повідомлення|元のメッセージ|原始邮件|原始郵件|원본 메시지|eredeti üzenet|αρχικό μήνυμα',
)

/** Dividers above a forwarded mail. */
export const forwardDividers = collectWords(
  'forwards',
  'пересланное сообщение|пересылаемое сообщение|転送されたメッセージ|转发的邮件|轉寄郵件|전달된 메시지|továbbított üzenet|προωθημένο μήνυμα',
)

/** Verbs of attributions ('On ... Ann wrote:'). */
export const wroteWords = collectWords(
  'wrote',
  'skrifaði|napisal|napísal|пишет|писал|написал|написав|написала|のメール|さんは書きました|のメッセージ|書いた|写道|寫道|撰写|작성|írta|έγραψε|kirjutas|rašė|rakstīja|כתב|كتب',
)

/** Beginnings of device lines such as 'Sent from'. */
export const sentFromWords = collectWords(
  'devices',
  'získajte outlook|отправлено с моего|загрузить outlook|надіслано з мого|发自我的|發自我的|从我的|αποκτήστε το outlook|saadetud minu',
)

/** Beginnings that need one of `deviceNamePattern`, because parcels are sent too. */
export const sentByWords = collectWords(
  'sentBy',
  'odoslané z|poslano z|отправлено с|отправлено из|надіслано з|elküldve|εστάλη από|išsiųsta iš|nosūtīts no',
)

/** 'Sent from …' lines of languages that put the verb at the end. */
export const sentFromEndPattern =
  /^(?:\p{L}[\p{L}\d’' -]{1,30}(?:dan|den|ndan|nden) gönderildi|[\p{L}\d ]{2,30}から送信(?:しました)?。?|(?:나의|내) [\p{L}\d ]{2,30}에서 (?:보냄|보냈습니다)\.?)$/u

/** Names of devices and apps. */
export const deviceNamePattern =
  /iphon|ipad|ipod|aplikac|smartphone|(?<!\p{L})(?:phone|telefon|téléphone|teléfono|handy|tablet|mobile?)|android|(?<!\p{L})ios(?!\p{L})|samsung|galaxy|huawei|xiaomi|blackberry|windows|outlook|yahoo|gmail|gmx|web\.de|proton|typeapp|mymail|(?<!\p{L})(?:aol|spark|libero)|яндекс|mail app|windowsin/u
