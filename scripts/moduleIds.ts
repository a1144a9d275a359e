import webpack from 'webpack'

/** Packages that share a file with our code: the name of that file changes with our code in any case. */
const besideOurs =
  /[\\/]node_modules[\\/](@babel|@emotion|@redux-saga|@reduxjs|@standard-schema|immer|property-expr|react|react-dom|react-redux|react-router|redux|redux-saga|redux-thunk|reselect|scheduler|stylis|toposort|typed-redux-saga|use-sync-external-store|valibot|yup)[\\/]/

/**
 * Our modules, and the packages beside them, get consecutive numbers as ids. The usual ids are hashes, which cannot be
 * compressed: 1 kB more for a list. The price is that adding or removing a module renames the files of all pages; so packages in
 * files of their own, which are large and rarely change, keep their hashes.
 */
export const moduleIds = [
  new webpack.ids.DeterministicModuleIdsPlugin({
    test: (module) => {
      const path = module.nameForCondition() ?? ''
      return /[\\/]node_modules[\\/]/.test(path) && !besideOurs.test(path)
    },
  }),
  new webpack.ids.NaturalModuleIdsPlugin(),
]
