// Words by which mail programs of many languages introduce the mail that they quote. All are compared in lower case.

const list = (words: string): readonly string[] => words.split('|')

/** Labels of the header lines above a quoted mail: who wrote it. */
export const fromLabels = list(
  'from|von|de|da|van|från|fra|lähettäjä|od|от|від|kimden|gönderen|差出人|发件人|寄件者|보낸 사람|feladó|expeditor|de la|από|saatja|nuo|no|מאת|من|از',
)

/** Labels of the other header lines above a quoted mail. */
export const otherLabels = list(
  'sent|date|to|cc|subject|reply-to|gesendet|datum|an|betreff|antwort an|envoyé|envoyé le|date|à|objet|enviado|enviado el|fecha|para|asunto|data|inviato|a|oggetto|assunto|enviada em|verzonden|aan|onderwerp|skickat|till|ämne|dato|til|emne|sendt|lähetetty|vastaanottaja|päivämäärä|aihe|wysłano|data|do|temat|dw|odesláno|komu|předmět|kopie|отправлено|дата|кому|тема|копия|надіслано|tarih|kime|konu|gönderildi|送信日時|日時|宛先|件名|发送时间|日期|收件人|主题|抄送|傳送時間|주제|제목|받는 사람|보낸 날짜|날짜|elküldve|dátum|címzett|tárgy|trimis|către|subiect|στάλθηκε|προς|θέμα|ημερομηνία|importance|priority|attachments|wichtigkeit',
)

/** Dividers between a mail and the one that it quotes. */
export const quoteDividers = list(
  "original message|original-nachricht|original nachricht|ursprüngliche nachricht|ursprüngliche mail|message d'origine|message d’origine|message original|messaggio originale|mensaje original|mensagem original|oorspronkelijk bericht|oprindelig meddelelse|oprindelig besked|ursprungligt meddelande|originalmeddelande|opprinnelig melding|alkuperäinen viesti|oryginalna wiadomość|wiadomość oryginalna|původní zpráva|pôvodná správa|исходное сообщение|пересылаемое сообщение|вихідне повідомлення|orijinal mesaj|özgün ileti|元のメッセージ|原始邮件|原始郵件|원본 메시지|eredeti üzenet|mesaj original|αρχικό μήνυμα|reply message|antwort nachricht|reply above this line|please type your reply above this line",
)

/** Dividers above a mail that is passed on: what follows is the matter itself. */
export const forwardDividers = list(
  'forwarded message|begin forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message transféré|début du message transféré|message réexpédié|messaggio inoltrato|inizio messaggio inoltrato|mensaje reenviado|inicio del mensaje reenviado|mensagem encaminhada|doorgestuurd bericht|begin doorgestuurd bericht|videresendt meddelelse|vidarebefordrat meddelande|videresendt melding|välitetty viesti|przekazana wiadomość|wiadomość przekazana dalej|přeposlaná zpráva|пересланное сообщение|пересылаемое сообщение|iletilen mesaj|yönlendirilen ileti|転送されたメッセージ|转发的邮件|轉寄郵件|전달된 메시지|továbbított üzenet|mesaj redirecționat|προωθημένο μήνυμα',
)

/** Verbs of the line that introduces a quotation ('On ... Ann wrote:'). */
export const wroteWords = list(
  'wrote|writes|written|schrieb|schreibt|a écrit|écrit|ha scritto|scrive|escribió|ha escrito|escreveu|schreef|geschreven|skrev|skrifaði|kirjoitti|napisał|napisała|napisał(a)|napisal|napísal|napsal|napsal(a)|пишет|писал|написал|написав|написала|yazdı|şunları yazdı|wrotes|のメール|さんは書きました|のメッセージ|書いた|写道|寫道|撰写|작성|írta|a scris|έγραψε|kirjutas|rašė|rakstīja|כתב|كتب',
)

/** What phones add at the end of a mail, as the start of the line. */
export const sentFromWords = list(
  'sent from my|sent from mail for|sent from outlook|sent from yahoo|sent from samsung|sent from a|sent via|sent with|sent by|get outlook for|von meinem|gesendet von|gesendet mit|gesendet mit der|diese nachricht wurde von meinem|envoyé de mon|envoyé depuis mon|envoyé depuis|envoyé à partir|télécharger outlook pour|obtenez outlook|enviado desde mi|enviado desde|obtener outlook|enviado do meu|enviado via|inviato da|inviato dal mio|ottieni outlook|verstuurd vanaf mijn|verzonden vanaf mijn|verzonden via|verstuurd met|outlook voor|sendt fra min|sendt fra|skickat från min|skickat från|hämta outlook|hent outlook|lähetetty|wysłane z|wysłane przez|odesláno z|отправлено с|отправлено из|надіслано з|iphone’umdan gönderildi|iphonedan gönderildi|samsung mobile|iphoneから送信|发自我的|發自我的|나의 iphone에서|elküldve|trimis de pe|εστάλη από',
)
