// Words that introduce quotes in many languages, in lower case.

const list = (...words: readonly string[]): readonly string[] => words.join('|').split('|')

/** Labels of the From line in quote headers. */
export const fromLabels = list(
  'from|von|de|da|van|från|fra|lähettäjä|od|от|від|kimden|gönderen|差出人|发件人|寄件者|보낸 사람|feladó|expeditor|de la|από|saatja|nuo|no|מאת|من|از',
)

/** Other labels of quote headers. */
export const otherLabels = list(
  'sent|date|to|cc|message du|copie à|sujet|bcc|kopi|cópia|copia|subject|reply-to|gesendet|datum|an|betreff|antwort an|envoyé|envoyé le|date|à|objet|enviado|enviado el|fecha|para|asunto|data|inviato|a|oggetto|assunto|enviada em|verzonden|aan|onderwerp|skickat|till|ämne|dato|til|emne|sendt|lähetetty|vastaanottaja|päivämäärä|aihe|wysłano|data|do|temat|dw|odesláno|komu|předmět|kopie|отправлено|дата|кому|тема|копия|надіслано|tarih|kime|konu|gönderildi|送信日時|日時|宛先|件名|发送时间|日期|收件人|主题|抄送|傳送時間|주제|제목|받는 사람|보낸 날짜|날짜|elküldve|dátum|címzett|tárgy|trimis|către|subiect|στάλθηκε|προς|θέμα|ημερομηνία|importance|priority|attachments|wichtigkeit',
)

/** Labels of the subject line. */
export const subjectLabels = list(
  'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|тема|konu|件名|主题|제목|tárgy|subiect|θέμα',
)

/** Dividers above a quoted mail. */
export const quoteDividers = list(
  "original message|original-nachricht|original nachricht|ursprüngliche nachricht|ursprüngliche mail|message d'origine|message d’origine|message original|messaggio originale|mensaje original|mensagem original|original message processed by david®|oorspronkelijk bericht|oprindelig meddelelse|oprindelig besked|ursprungligt meddelande|originalmeddelande|opprinnelig melding|alkuperäinen viesti|oryginalna wiadomość|wiadomość oryginalna|původní zpráva|pôvodná správa|исходное сообщение|пересылаемое сообщение|вихідне повідомлення|orijinal mesaj|özgün ileti|元のメッセージ|原始邮件|原始郵件|원본 메시지|eredeti üzenet|mesaj original|αρχικό μήνυμα|reply message|antwort nachricht|reply above this line|please type your reply above this line",
)

/** Dividers above a forwarded mail. */
export const forwardDividers = list(
  'forwarded message|begin forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message transféré|début du message transféré|message réexpédié|messaggio inoltrato|inizio messaggio inoltrato|mensaje reenviado|inicio del mensaje reenviado|mensagem encaminhada|doorgestuurd bericht|begin doorgestuurd bericht|videresendt meddelelse|vidarebefordrat meddelande|videresendt melding|välitetty viesti|przekazana wiadomość|wiadomość przekazana dalej|přeposlaná zpráva|пересланное сообщение|пересылаемое сообщение|iletilen mesaj|yönlendirilen ileti|転送されたメッセージ|转发的邮件|轉寄郵件|전달된 메시지|továbbított üzenet|mesaj redirecționat|προωθημένο μήνυμα',
)

/** Verbs of attributions ('On ... Ann wrote:'). */
export const wroteWords = list(
  'wrote|writes|written|schrieb|schreibt|a écrit|écrit|ha scritto|scrive|escribió|ha escrito|escreveu|schreef|geschreven|skrev|skrifaði|kirjoitti|napisał|napisała|napisał(a)|napisal|napísal|napsal|napsal(a)|pisze|napisana przez|quoting|zitat von|odesílatel|пишет|писал|написал|написав|написала|yazdı|şunları yazdı|wrotes|のメール|さんは書きました|のメッセージ|書いた|写道|寫道|撰写|작성|írta|a scris|έγραψε|kirjutas|rašė|rakstīja|כתב|كتب',
)

/** Beginnings of device lines such as 'Sent from'. */
export const sentFromWords = list(
  'sent from my|sent from a |get outlook for|von meinem|von meiner|von unterwegs gesendet|mobil gesendet|gesendet von meinem|gesendet von meiner',
  'diese nachricht wurde von meinem|holen sie sich outlook|laden sie outlook für|envoyé de mon|envoyé de ma|envoyé depuis mon|envoyé depuis ma',
  'télécharger outlook|obtenez outlook|obtenir outlook|enviado desde mi|obtener outlook|obtén outlook|obtenga outlook|descargar outlook',
  'enviado do meu|enviado a partir do meu|obter o outlook|obter outlook|baixe o outlook|baixar o outlook|transferir o outlook',
  'inviato dal mio|inviato dalla mia|ottieni outlook|scarica outlook|verstuurd vanaf mijn|verzonden vanaf mijn|download outlook voor',
  'sendt fra min|sendt fra mit|send fra min|sent fra min|hent outlook|få outlook|last ned outlook|skickat från min|hämta outlook|skaffa outlook',
  'hanki outlook|lataa outlook|wysłane z mojego|wysłano z mojego|pobierz aplikację outlook|pobierz outlook|odesláno z mého|získat outlook',
  'získajte outlook|отправлено с моего|загрузить outlook|надіслано з мого|android için outlook|ios için outlook|发自我的|發自我的|从我的',
  'trimis de pe iphone|αποκτήστε το outlook|saadetud minu',
)

/** Beginnings that need one of `deviceWords`, because parcels are sent too. */
export const sentByWords = list(
  'sent from|sent via|sent with|sent by|gesendet von|gesendet mit|gesendet aus|gesendet über|diese nachricht wurde mit|outlook für|envoyé depuis',
  'envoyé à partir|envoyé via|envoyé avec|envoyé de|envoyé d’|provenance :|enviado desde|enviado de|enviado con|enviado mediante|enviado do|enviado da',
  'enviado via|enviado a partir|enviado com|inviato da|inviato con|inviato tramite|verstuurd vanaf|verzonden vanaf|verzonden via|verzonden vanuit',
  'verzonden met|verstuurd met|verstuurd vanuit|verstuurd via|outlook voor|sendt fra|sendt med|sendt via|skickat från|skickat med|skickades från',
  'skickat via|lähetetty|wysłane z|wysłane przez|wysłano z|wysłano przy użyciu|odesláno z|odoslané z|poslano z|отправлено с|отправлено из|надіслано з',
  'elküldve|trimis de pe|trimis din|εστάλη από|išsiųsta iš|nosūtīts no',
)

/** Whole lines in languages with the verb at the end. */
export const sentFromEnds =
  /^(?:\p{L}[\p{L}\d’' -]{1,30}(?:dan|den|ndan|nden) gönderildi|[\p{L}\d ]{2,30}から送信(?:しました)?。?|(?:나의|내) [\p{L}\d ]{2,30}에서 (?:보냄|보냈습니다)\.?)$/u

/** Names of devices and apps. */
export const deviceWords =
  /iphon|ipad|ipod|aplikac|smartphone|(?<!\p{L})(?:phone|telefon|téléphone|teléfono|handy|tablet|mobile?)|android|(?<!\p{L})ios(?!\p{L})|samsung|galaxy|huawei|xiaomi|blackberry|windows|outlook|yahoo|gmail|gmx|web\.de|proton|typeapp|mymail|(?<!\p{L})(?:aol|spark|libero)|яндекс|mail app|windowsin/u
