/** The innermost heading of a title such as 'Shipping › Abroad'. A document without headings has its own title. */
export const getLastHeading = (title: string): string => title.split(' › ').at(-1) ?? ''
