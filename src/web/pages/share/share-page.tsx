export default function SharePage() {
  return <main>share</main>;
}
