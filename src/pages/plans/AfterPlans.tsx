import { plansTexts } from 'virtual:content/plansTexts'
import { questions } from 'virtual:content/questions'
import { ButtonLink } from '@/components/Button'
import { Section } from '@/components/Section'
import { paths } from '@/paths'
import styles from './AfterPlans.module.css'

export function AfterPlans() {
  return (
    <>
      {plansTexts.steps.steps.length > 0 && (
        <Section heading={plansTexts.steps.heading}>
          <ol className={styles.steps}>
            {plansTexts.steps.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {questions.length > 0 && (
        <Section heading={plansTexts.questions.heading}>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={paths.contact} variant="line" icon="arrow" className={styles.ask}>
            {plansTexts.questions.ask}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}
