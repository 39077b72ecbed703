// Types for the code checker, which cannot read templates. The template checker reads renderer-test-page.astro itself.
declare const trial: object
export default trial
