export default function OutboxPage() {
  return <main>outbox</main>;
}
