export default function SandboxCheckoutPage() {
  return <main>sandbox-checkout</main>;
}
