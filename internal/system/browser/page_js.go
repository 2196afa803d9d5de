package browser

import "syscall/js"

// page returns what the page offers.
func page() js.Value { return js.Global().Get("tabby") }

// offer gives the page a function.
func offer(name string, f func(args []js.Value) any) {
	page().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) }))
}

// await waits for a promise that is never rejected.
func await(promise js.Value) js.Value {
	kept := make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		kept <- args[0]
		return nil
	})
	defer then.Release()
	promise.Call("then", then)
	return <-kept
}
