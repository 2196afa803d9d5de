package term

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// scripts ask a hidden command of Tabby what may follow, one for each shell.
//
//go:embed completion
var scripts embed.FS

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish."`
}

func (completionCmd) Help() string {
	return `The packages and make install set up completion. Otherwise add one of these lines to the start file of your shell: ` +
		"`source <(tabby completion bash)`, `source <(tabby completion zsh)` or `tabby completion fish | source`."
}

// Run prints the script.
func (cmd completionCmd) Run(c call) error {
	script, err := scripts.ReadFile("completion/" + cmd.Shell)
	if err == nil {
		_, err = c.Out.Write(script)
	}
	return err
}

type completeCmd struct {
	Words []string `arg:"" optional:""`
}

// Run prints what may follow some words, one a line.
func (cmd completeCmd) Run(c call, k *kong.Kong) error {
	_, err := fmt.Fprint(c.Out, strings.Join(following(k.Model.Node, cmd.Words), "\n"))
	return err
}

// following returns the commands and options that may follow, or the values of an option that is typed.
func following(node *kong.Node, typed []string) (all []string) {
	flags := node.Flags
	for _, word := range typed {
		i := slices.IndexFunc(node.Children, func(n *kong.Node) bool { return n.Name == word })
		if i >= 0 {
			node = node.Children[i]
			flags = append(slices.Clone(flags), node.Flags...)
		}
	}
	if len(typed) > 0 {
		last := typed[len(typed)-1]
		i := slices.IndexFunc(flags, func(f *kong.Flag) bool { return "--"+f.Name == last && !f.IsBool() })
		if i >= 0 {
			return values(flags[i])
		}
	}
	for _, command := range node.Children {
		if !command.Hidden {
			all = append(all, command.Name)
		}
	}
	for _, word := range node.Positional {
		all = append(all, word.EnumSlice()...)
	}
	for _, f := range flags {
		all = append(all, "--"+f.Name)
	}
	return slices.DeleteFunc(all, func(word string) bool { return word == "" }) // of what has no list of values
}

// values returns what an option can be, or nothing if that is a file, a name or a number.
func values(f *kong.Flag) []string {
	switch f.Target.Interface().(type) {
	case variantID:
		return variantIDs()
	case language:
		return tags()
	}
	return slices.DeleteFunc(f.EnumSlice(), func(value string) bool { return value == "" })
}
