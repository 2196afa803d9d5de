// Pack makes the folder of pages that browsers are sent: it names files by what is in
// them, so that browsers may keep them for good, and compresses them.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	var p packer
	flag.StringVar(&p.pages, "pages", "internal/system/web/page", "the `folder` of the pages")
	flag.StringVar(&p.program, "program", "", "the program, built for js/wasm")
	flag.StringVar(&p.loader, "loader", "", "the loader of the Go distribution, wasm_exec.js")
	flag.StringVar(&p.out, "out", "internal/system/web/dist", "the `folder` to write")
	flag.IntVar(&p.quality, "quality", 5, "of the compression, from 0 to 11")
	flag.Parse()
	if err := p.pack(); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}
