// For the type checker of the code, which reads no templates; that of the templates reads trial.astro itself.
declare const trial: object
export default trial
