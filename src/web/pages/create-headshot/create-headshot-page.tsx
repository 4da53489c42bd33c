export default function CreateHeadshotPage() {
  return <main>create-headshot</main>;
}
