// Types for the code checker, which cannot read templates. The template checker reads trial.astro itself.
declare const trial: object
export default trial
