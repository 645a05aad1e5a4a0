import { questions } from 'virtual:content/questions'
import { ButtonLink } from '@/components/Button'
import { Section } from '@/components/Section'
import { planHelp, planSteps } from '@/content/afterPlans'
import { paths } from '@/paths'
import styles from './AfterPlans.module.css'

export function AfterPlans() {
  return (
    <>
      <Section heading={planSteps.heading}>
        <ol className={styles.steps}>
          {planSteps.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {questions.length > 0 && (
        <Section heading={planHelp.heading}>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={paths.contact} variant="line" icon="arrow" className={styles.ask}>
            {planHelp.ask}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}
