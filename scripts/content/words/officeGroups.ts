import { word } from './message.ts'

export const officeGroups = {
  offices: {
    localTime: 'Local time',
    /** The link to a map. */
    directions: 'Directions',
    /** At the mark on the line of opening hours. */
    now: 'Now',
    open: 'open now',
    closed: 'closed',
    /** Later today. */
    opens: word({ time: 'text' }, 'closed, opens {time}'),
    opensOn: word({ day: 'text', time: 'text' }, 'closed, opens {day} {time}'),
    /** Today. The reason is the owner's, such as a holiday. */
    closedFor: word({ reason: 'text' }, '{reason}: closed'),
    closedForUntil: word(
      { reason: 'text', day: 'text', time: 'text' },
      '{reason}: closed, opens {day} {time}',
    ),
    /** Within 30 days. */
    closedOn: word({ reason: 'text', day: 'text' }, '{reason}: closed on {day}'),
    closedFromTo: word({ reason: 'text', from: 'text', to: 'text' }, '{reason}: closed from {from} to {to}'),
    hoursOn: word(
      { reason: 'text', day: 'text', opens: 'text', closes: 'text' },
      '{reason}, {day}: {opens} to {closes}',
    ),
    hoursFromTo: word(
      { reason: 'text', from: 'text', to: 'text', opens: 'text', closes: 'text' },
      '{reason}, {from} to {to}: {opens} to {closes}',
    ),
  },
  /** Only the build writes these. A region and a postal code can be missing. */
  addresses: {
    office: word({ city: 'text', country: 'text' }, '{city}, {country}'),
    kind: word({ kind: 'text', office: 'text' }, '{kind}, {office}'),
    business: word({ name: 'text', kind: 'text', country: 'text' }, '{name}, {kind}, {country}'),
    street: word({ street: 'text', place: 'text' }, '{street}, {place}'),
    place: word({ city: 'text', region: 'text', postalCode: 'text' }, '{city}, {region}\u00a0{postalCode}'),
    placeWithoutRegion: word({ city: 'text', postalCode: 'text' }, '{city}\u00a0{postalCode}'),
    placeWithoutPostalCode: word({ city: 'text', region: 'text' }, '{city}, {region}'),
    hours: word(
      { from: 'text', to: 'text', opens: 'text', closes: 'text' },
      '{from} to {to}, {opens} to {closes}',
    ),
    hoursOfDay: word({ day: 'text', opens: 'text', closes: 'text' }, '{day}, {opens} to {closes}'),
  },
}
